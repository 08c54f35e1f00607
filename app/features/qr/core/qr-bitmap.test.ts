import { expect, test } from "vitest";
import { read32, readChunks, readQrPng } from "../../../../tests/read-qr-png";
import { qrBitmap } from "./qr-bitmap";

test("the picture is a PNG that reads as the text it was made of, a long one too", () => {
  for (const text of ["https://example.org/r/chatgpt", `https://example.org/?q=${"a".repeat(470)}`]) {
    const { bytes, size } = qrBitmap(text);
    expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(read32(readChunks(bytes).get("IHDR") ?? new Uint8Array(), 0)).toBe(size);
    expect(readQrPng(bytes)).toBe(text);
  }
});
