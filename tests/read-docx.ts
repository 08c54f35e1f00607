// Reads a DOCX file back, by a reader that has nothing to do with what wrote it.
import { inflateRawSync } from "node:zlib";
import mammoth from "mammoth";

/** Content of the file as HTML. */
export async function readDocx(bytes: ArrayBuffer): Promise<string> {
  return (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
}

/** Content of the file as text alone. */
export async function readDocxText(bytes: ArrayBuffer): Promise<string> {
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
}

const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;

/** The text of one part of the file, such as its styles; "" when it has none of that name. */
export function readDocxPart(bytes: ArrayBuffer, wanted: string): string {
  const view = new DataView(bytes);
  const text = (start: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(bytes, start, length));
  // The directory of a zip file is at its end, and the last 22 bytes say where.
  let at = view.getUint32(bytes.byteLength - 22 + 16, true);
  while (view.getUint32(at, true) === ENTRY) {
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const restLength = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (text(at + ENTRY_LENGTH, nameLength) === wanted) {
      const local = view.getUint32(at + 42, true);
      const start =
        local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = new Uint8Array(bytes, start, size);
      const isPacked = view.getUint16(at + 10, true) !== 0;
      return new TextDecoder().decode(isPacked ? inflateRawSync(packed) : packed);
    }
    at += ENTRY_LENGTH + nameLength + restLength;
  }
  return "";
}
