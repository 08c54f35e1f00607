import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listResources } from "~/features/catalogue/io/catalogue.server";
import { FACE_DRAWINGS, FACE_SHAPES } from "./face-shapes";

const sheet = readFileSync(new URL("../ui/face.module.css", import.meta.url), "utf8");

const encode = (svg: string) => svg.replaceAll("<", "%3C").replaceAll(">", "%3E");

test.each(FACE_SHAPES)("the pages draw a %s as the preview pictures do", (shape) => {
  const { width, height, body, letters } = FACE_DRAWINGS[shape];
  const rule = new RegExp(`\\n  \\.${shape} \\{([\\s\\S]*?)\\n  \\}`).exec(sheet)?.[1] ?? "";
  expect(rule).toContain(`width: ${width / 16}em;`);
  expect(rule).toContain(`height: ${height / 16}em;`);
  expect(rule).toContain(encode(`viewBox='0 0 ${width} ${height}'>${body}</svg>`));
  // Who plays has a sign in the place of letters.
  if (shape !== "play") expect(rule).toMatch(new RegExp(`font(?:-size)?: [^;]*\\b${letters / 16}em`));
});

test("every resource has letters on its face but channels and series, which have a sign", () => {
  for (const locale of LOCALES) {
    const bare = listResources(locale).filter(({ face }) => face === "");
    expect(bare.filter(({ category }) => category !== "youtube").map(({ id }) => id)).toEqual([]);
    expect(bare.length).toBeGreaterThan(0);
  }
});

/** Mean width of a bold letter of the text face, and of a heading, as a part of its size. */
const LETTER_WIDTH = 0.6;

test("the letters of every face fit its drawing", () => {
  const shapes = {
    course: "board",
    certification: "stamp",
    book: "spine",
    site: "window",
    ai_tool: "monogram",
    youtube: "clip",
  } as const;
  for (const { id, category, face } of listResources("en")) {
    const { width, height, letters, upright } = FACE_DRAWINGS[shapes[category]];
    const room = upright === true ? height - 14 : width - 4;
    expect(face.length * letters * LETTER_WIDTH, `${id}: ${face}`).toBeLessThanOrEqual(room);
  }
});
