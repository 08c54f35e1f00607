// Rules that every style sheet of the app keeps to.
import { globSync, readFileSync } from "node:fs";
import postcss, { type Declaration } from "postcss";
import { expect, test } from "vitest";

const ROOT = new URL("..", import.meta.url);

interface Style {
  readonly place: string;
  readonly declaration: Declaration;
}

const STYLES: readonly Style[] = globSync("app/**/*.css", { cwd: ROOT }).flatMap((file) => {
  const found: Style[] = [];
  postcss.parse(readFileSync(new URL(file, ROOT), "utf8")).walkDecls((declaration) => {
    found.push({ place: `${file}:${declaration.source?.start?.line}`, declaration });
  });
  return found;
});

function listStyles(isWrong: (declaration: Declaration) => boolean): string[] {
  return STYLES.filter(({ declaration }) => isWrong(declaration)).map(
    ({ place, declaration }) => `${place} ${declaration}`,
  );
}

test("every sheet of the app is read", () => {
  expect(STYLES.length).toBeGreaterThan(1500);
});

/** Half of the smallest step: room inside a line, for badges and cells. */
const INSIDE_A_LINE_REM = 0.125;

/** The parts of a value that no bracket holds together. */
function listParts(value: string): string[] {
  return value.match(/(?:[^\s(]+\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^\s]+)/g) ?? [];
}

/** Of a shorthand the lengths above and below; sideways a length may follow a letter or a picture. */
function verticalParts({ prop, value }: Declaration): string[] {
  const parts = listParts(value);
  if (/^(?:margin|padding)-(?:top|bottom|block(?:-start|-end)?)$|^(?:row-)?gap$/.test(prop))
    return prop === "gap" ? parts.slice(0, 1) : parts;
  return /^(?:margin|padding)$/.test(prop) ? parts.filter((_, index) => index % 2 === 0) : [];
}

function isOwnLength(part: string): boolean {
  // Lengths in em grow with the letters.
  if (/^-?[\d.]+em$/.test(part)) return false;
  const bare = part.replace(/var\(--[\w-]+\)/g, "");
  // `clamp` may go between two steps by a share of the window. Lengths for paper alone are in millimetres.
  const lengths = [...bare.matchAll(/(-?[\d.]+)(px|rem)\b/g)];
  return lengths.some(([, size, unit]) => {
    const rem = Math.abs(Number(size)) / (unit === "rem" ? 1 : 16);
    return rem > INSIDE_A_LINE_REM;
  });
}

test("the room between blocks is a step of the scale", () => {
  expect(listStyles((declaration) => verticalParts(declaration).some(isOwnLength))).toEqual([]);
});

test("no list leaves out what is off screen: thrown with a thumb it would show empty frames", () => {
  expect(listStyles(({ prop, value }) => prop === "content-visibility" && value === "auto")).toEqual([]);
});

/** Placeholders of what is still loading hold no words. */
const WITHOUT_WORDS = "breathe";

test("nothing fades: words are as dark as their token, whatever state they are in", () => {
  const faded = listStyles((declaration) => {
    if (declaration.prop !== "opacity" || Number(declaration.value) === 1) return false;
    const frame = declaration.parent;
    const frames = frame?.parent;
    const name = frames?.type === "atrule" && "params" in frames ? frames.params : null;
    // An element that comes in ends at its own colour, and one that goes out is gone.
    const isPassing = name !== null && Number(declaration.value) === 0;
    return !isPassing && name !== WITHOUT_WORDS;
  });
  expect(faded).toEqual([]);
});
