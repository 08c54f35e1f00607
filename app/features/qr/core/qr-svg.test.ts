import jsQR from "jsqr";
import { expect, test } from "vitest";
import { canBeQrCode, QR_TEXT_MAX, qrMatrix, qrSvg, qrSvgPath } from "./qr-svg";

const PIXELS_PER_MODULE = 4;

/** Paints what the path data draws, reading nothing but the path, and decodes the picture. */
function decode({ size, path }: { size: number; path: string }): string | undefined {
  const side = size * PIXELS_PER_MODULE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let dy = 0; dy < PIXELS_PER_MODULE; dy += 1) {
      const row = (Number(y) * PIXELS_PER_MODULE + dy) * side;
      const from = (row + Number(x) * PIXELS_PER_MODULE) * 4;
      const to = from + Number(width) * PIXELS_PER_MODULE * 4;
      for (let at = from; at < to; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test("the drawn code reads as the text it was made of", () => {
  for (const text of [
    "https://example.org/r/chatgpt",
    "http://localhost:8811/r/book-co-intelligence",
    `https://example.org/pt-br/tools?q=${"%C3%A7".repeat(60)}`,
  ]) {
    expect(decode(qrSvgPath(text))).toBe(text);
  }
});

test("four modules on each side stay light", () => {
  const matrix = qrMatrix("https://example.org/r/chatgpt");
  const border = matrix.filter((_, y) => y < 4 || y >= matrix.length - 4);
  expect(border.flat().some(Boolean)).toBe(false);
  expect(matrix.every((row) => !row.slice(0, 4).some(Boolean) && !row.slice(-4).some(Boolean))).toBe(true);
  expect(matrix[4]?.[4]).toBe(true);
});

test("the file is 200 by 200 and carries no style attribute", () => {
  const svg = qrSvg("https://example.org/r/chatgpt");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="200" height="200"/);
  expect(svg).not.toContain("style");
});

test("text that would not scan is refused", () => {
  expect(canBeQrCode("x".repeat(QR_TEXT_MAX))).toBe(true);
  for (const text of ["", "avaliação", "two\nlines", "x".repeat(QR_TEXT_MAX + 1)]) {
    expect(canBeQrCode(text)).toBe(false);
    expect(() => qrSvgPath(text)).toThrow(RangeError);
  }
});
