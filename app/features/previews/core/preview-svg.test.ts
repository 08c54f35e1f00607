import { expect, test } from "vitest";
import { breakLines, largestSize, previewSvg } from "./preview-svg";

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

test("a text is broken between words, and cut with an ellipsis where it needs more lines", () => {
  const room = { size: 10, width: 50, lines: 2 };
  expect(breakLines("one two three", room, measure)).toEqual(["one two", "three"]);
  expect(breakLines("one two three, four five", room, measure)).toEqual(["one two", "three…"]);
  expect(breakLines("incomprehensible", room, measure)).toEqual(["incomprehensible"]);
});

test("a title takes the largest size in which it fits, a long word included", () => {
  const room = { width: 50, lines: 2 };
  expect(largestSize("one two", [20, 10], room, measure)).toBe(20);
  expect(largestSize("one two three", [20, 10], room, measure)).toBe(10);
  expect(largestSize("incomprehensible", [20, 5], room, measure)).toBe(5);
});

const preview = {
  siteTitle: "AI Teacher Pro",
  mark: "<svg/>",
  kind: "Book",
  title: "Tom & Jerry <3",
  description: "A description",
  hue: "--cat-book-text",
  shows: { shape: "spine", words: "Khan" },
} as const;

test("a picture says site, kind, title, description and the letters of the face, whatever signs are in them", () => {
  const svg = previewSvg(preview, { heading: measure, text: measure });
  for (const text of ["AI Teacher Pro", "Book", "Tom &amp; Jerry &lt;3", "A description", "Khan"])
    expect(svg).toContain(`>${text}</text>`);
  expect(svg).toContain("rotate(90");
  expect(svg).toContain('color="var(--cat-book-text)"');
});

test("the code of a landing breaks after its hyphens, as it does on the page", () => {
  const shows = { shape: "corner", words: "education-discounts" } as const;
  const svg = previewSvg({ ...preview, shows }, { heading: measure, text: measure });
  expect(svg).toContain(">education-</text>");
  expect(svg).toContain(">discounts</text>");
});
