import { crc32, inflateSync } from "node:zlib";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrBitmap } from "./qr-bitmap";

const NONE = new Uint8Array();

function read32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

/** The chunks of a PNG by their names; every sum is checked. */
function readChunks(bytes: Uint8Array): Map<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  for (let at = 8; at < bytes.length; ) {
    const length = read32(bytes, at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    expect(read32(bytes, at + 8 + length)).toBe(crc32(named));
    chunks.set(String.fromCharCode(...named.subarray(0, 4)), named.subarray(4));
    at += 12 + length;
  }
  return chunks;
}

/** What a scanner reads in a PNG of one bit per pixel without filters. */
function scan(png: Uint8Array): string | undefined {
  const chunks = readChunks(png);
  const header = chunks.get("IHDR") ?? NONE;
  const side = read32(header, 0);
  expect([read32(header, 4), ...header.subarray(8)]).toEqual([side, 1, 0, 0, 0, 0]);
  // It fails on a wrong length and on a wrong sum.
  const lines = inflateSync(chunks.get("IDAT") ?? NONE);
  expect(lines.length).toBe(side * (1 + side / 8));
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const byte = lines[y * (1 + side / 8) + 1 + (x >> 3)] ?? 0;
      if (((byte >> (7 - (x & 7))) & 1) === 0) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test("the picture is a PNG that reads as the text it was made of, a long one too", () => {
  for (const text of ["https://example.org/r/chatgpt", `https://example.org/?q=${"a".repeat(470)}`]) {
    const { bytes, size } = qrBitmap(text);
    expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(read32(readChunks(bytes).get("IHDR") ?? NONE, 0)).toBe(size);
    expect(scan(bytes)).toBe(text);
  }
});
