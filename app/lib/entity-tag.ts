import { toBase64 } from "./bytes-as-text";
import { sha256 } from "./sha-256";

/** A strong entity tag of a text or its bytes: the first 96 bits of their SHA-256 (RFC 9110, 8.8.3). */
export async function entityTag(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${toBase64((await sha256(content)).slice(0, 12))}"`;
}

/** RFC 9110, 13.1.2: compared weakly, because a cache on the way may have marked the tag as weak. */
export function isKnownTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(",").map((part) => part.trim().replace(/^W\//, ""));
  return known.includes(tag) || known.includes("*");
}
