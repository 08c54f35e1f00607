// Contrast is at least 7:1 for body text, 4.5:1 for all other text, 3:1 for the focus ring and control borders.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COVER } from "~/page-parts/edition-cover";

const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Palette = Map<string, string>;

/** The six-digit hex colours of every block whose selector is exactly `selector`, merged. */
function parsePalette(selector: string): Palette {
  const palette: Palette = new Map();
  for (const [, selectors, body] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const name = selectors?.replace(/\/\*[\s\S]*?\*\//g, "").trim();
    if (name !== selector) continue;
    for (const [, token, colour] of (body ?? "").matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\s*;/g)) {
      if (token && colour) palette.set(token, colour);
    }
  }
  return palette;
}

/** WCAG 2.2 relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, one: string, other: string): number {
  const [a, b] = [palette.get(one), palette.get(other)];
  if (!a || !b) throw new Error(`${one} or ${other} is not a six-digit colour`);
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const LIGHT = parsePalette(":root");
const DARK = parsePalette(':root[data-theme="dark"],\n  .board');
const DARK_BY_PREFERENCE = parsePalette(':root:not([data-theme="light"])');

const SURFACES = ["--surface", "--surface-raised", "--surface-sunken"];
const CATEGORIES = ["tool", "course", "certification", "book", "site", "video"];
const PLAIN_TEXT = ["--text-muted", "--brand", "--action", "--danger", "--success", "--warning"];

/** [foreground, background, least ratio] */
const PAIRS: [string, string, number][] = [
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ["--text", surface, 7],
    ...PLAIN_TEXT.map((token): [string, string, number] => [token, surface, 4.5]),
    ...CATEGORIES.flatMap((name): [string, string, number][] => [
      [`--cat-${name}-text`, surface, 4.5],
      [`--cat-${name}`, surface, 3],
    ]),
    ["--focus", surface, 3],
    ["--line-strong", surface, 3],
  ]),
  ["--brand-contrast", "--brand", 4.5],
  ["--action-contrast", "--action", 4.5],
  ["--highlight-contrast", "--highlight", 4.5],
];

test.each([
  ["day", LIGHT],
  ["night", DARK],
])("every pair of colours is readable by %s", (_theme, palette) => {
  const tooWeak = PAIRS.filter(([one, other, least]) => contrast(palette, one, other) < least);
  expect(tooWeak).toEqual([]);
});

test("text on the marker stroke stays readable by day, where the stroke lies behind the word", () => {
  expect(contrast(LIGHT, "--text", "--highlight")).toBeGreaterThan(7);
});

test("the night palette is the same whether the visitor or the device chose it", () => {
  expect(DARK.size).toBeGreaterThan(20);
  expect(DARK_BY_PREFERENCE).toEqual(DARK);
});

test("every colour of the day has its colour of the night", () => {
  const fixed = [...LIGHT.keys()].filter((token) => /^--(label-|ledge)/.test(token));
  expect([...LIGHT.keys()].filter((token) => !fixed.includes(token))).toEqual([...DARK.keys()]);
});

test("the book's cover is readable by day and by night", () => {
  const cover = new Map(Object.entries(COVER));
  expect(contrast(cover, "chalk", "board")).toBeGreaterThan(4.5);
  expect(contrast(cover, "ink", "yellow")).toBeGreaterThan(4.5);
});
