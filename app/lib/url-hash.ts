import { sha256Hex } from "./sha-256";

/** Characters of the hexadecimal SHA-256 that are kept: 128 bits, no two stories meet by chance. */
const LENGTH = 32;

/** The first 32 lower-case hex characters of the SHA-256 of a text: the id of a canonical address. */
export async function urlHash(canonicalUrl: string): Promise<string> {
  return (await sha256Hex(canonicalUrl)).slice(0, LENGTH);
}
