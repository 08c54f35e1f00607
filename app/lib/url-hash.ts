/** Characters of the hexadecimal SHA-256 that are kept: 128 bits, no two stories meet by chance. */
const LENGTH = 32;

/** The first 32 lower-case hex characters of the SHA-256 of a text: the id of a canonical address. */
export async function urlHash(canonicalUrl: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonicalUrl));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, LENGTH);
}
