import { toHex } from "./bytes-as-text";

/** The SHA-256 of a text. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** The SHA-256 of a text in lower-case hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(await sha256(text));
}
