import { encodeToken, hashToken, TOKEN_BYTES } from "~/features/newsletter/core/token";

export interface FreshToken {
  /** Put into the link, never stored. */
  readonly token: string;
  /** Stored in place of the token. */
  readonly tokenHash: string;
}

/** A new token of 128 random bits. */
export async function createToken(): Promise<FreshToken> {
  const token = encodeToken(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  return { token, tokenHash: await hashToken(token) };
}
