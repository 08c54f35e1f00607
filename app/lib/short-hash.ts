import { sha256Hex } from "./sha-256";

/**
 * A short text that almost certainly differs where `text` differs: two 32-bit FNV-1a runs over it, one of them
 * backwards. It is synchronous and cheap, but no protection against somebody who searches for a collision.
 */
export function shortHash(text: string): string {
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(index), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return (forwards >>> 0).toString(36) + (backwards >>> 0).toString(36);
}

/** Characters of the hexadecimal SHA-256 that are kept: 128 bits, no two stories meet by chance. */
const LENGTH = 32;

/** The first 32 lower-case hex characters of the SHA-256 of a text: the id of a canonical address. */
export async function urlHash(canonicalUrl: string): Promise<string> {
  return (await sha256Hex(canonicalUrl)).slice(0, LENGTH);
}
