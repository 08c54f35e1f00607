import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { ROUTE_TABLE } from "~/addresses/route-table";
import { OG_IMAGE_SIZE, ogImagePath, PICTURED_PAGES } from "./og-image";

const SMALL_BYTES = 60_000;

test("the picture of every page is there in every language, of the right size and light", () => {
  const paths = ROUTE_TABLE.flatMap(({ id }) => LOCALES.map((locale) => ogImagePath(id, locale)));
  for (const path of new Set(paths)) {
    const file = new URL(`../../../../public${path}`, import.meta.url);
    expect(existsSync(file), path).toBe(true);
    const png = readFileSync(file);
    const header = new DataView(png.buffer, png.byteOffset);
    expect({ width: header.getUint32(16), height: header.getUint32(20) }, path).toEqual(OG_IMAGE_SIZE);
    expect(png.length, path).toBeLessThan(SMALL_BYTES);
  }
});

test("a main page shows its own picture, a printed code the book's, any other page that of the site", () => {
  for (const id of PICTURED_PAGES) expect(ogImagePath(id, "en")).toBe(`/og/${id}-en.png`);
  expect(ogImagePath("chapter6-bolt", "pt-br")).toBe("/og/book-resources-pt-br.png");
  expect(ogImagePath("platforms", "en")).toBe("/og/book-resources-en.png");
  expect(ogImagePath("privacy", "en")).toBe("/og/home-en.png");
});
