// Reads a picture of a QR code as this site draws it for files, every sum checked, with a reader of its own.
import { crc32, inflateSync } from "node:zlib";
import jsQR from "jsqr";
import { expect } from "vitest";

/** Stands for a chunk that is not there, and fails as soon as it is read. */
const NONE = new Uint8Array();

/** Four bytes as one number. */
export function read32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

/** The chunks of a PNG by their names; every sum is checked. */
export function readChunks(bytes: Uint8Array): Map<string, Uint8Array> {
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

/** Reads a code from a PNG of one bit per pixel without filters, as a scanner does. */
export function readQrPng(png: Uint8Array): string | undefined {
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
