// Tokens are 128 random bits, stored as a hash only. Randomness comes from the caller.

import { toBase64 } from "~/lib/bytes-as-text";
import { sha256Hex } from "~/lib/sha-256";

export const TOKEN_BYTES = 16;

/** 22 characters of base64url; the last carries two bits, so only A, Q, g and w may end a token. */
const TOKEN = /^[A-Za-z0-9_-]{21}[AQgw]$/;

/** Sixteen random bytes as the text that goes into a link. Throws on any other number of bytes. */
export function encodeToken(bytes: Uint8Array): string {
  if (bytes.length !== TOKEN_BYTES) throw new RangeError(`a token has ${TOKEN_BYTES} bytes`);
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether a text can be a token at all; saves a query for anything else. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/**
 * Token of the record behind a confirmation link, for the page that follows its button. It follows from the link's own
 * token, so that a second press needs no second row.
 */
export async function toRecordToken(confirmToken: string): Promise<string> {
  const digest = await sha256Hex(`record of ${confirmToken}`);
  return encodeToken(
    Uint8Array.from({ length: TOKEN_BYTES }, (_, at) =>
      Number.parseInt(digest.slice(2 * at, 2 * at + 2), 16),
    ),
  );
}

/** Lower-case hex SHA-256, the only form of a token that is stored. No salt: 128 random bits need none. */
export function hashToken(token: string): Promise<string> {
  return sha256Hex(token);
}
