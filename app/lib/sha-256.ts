import { toHex } from "./bytes-as-text";

/** The SHA-256 of bytes, or of a text in UTF-8. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The SHA-256 of a text in lower-case hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(await sha256(text));
}
