// Custom properties have names for people. In the sheet, which stands in every page, they have one or two letters.
import { readdirSync, readFileSync } from "node:fs";

const PROPERTY = /--[a-z][\w-]*/g;
/** As scripts name them. */
const NAMED = /(?:\bvar\(|["'`])(--[a-z][\w-]*)/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The properties that components name themselves, which keep their names. */
export function namedProperties(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return new Set(
    files.flatMap((name) =>
      [...readFileSync(folder + name, "utf8").matchAll(NAMED)].map(([, property = ""]) => property),
    ),
  );
}

function* shortNames(): Generator<string> {
  for (const first of ["", ...LETTERS]) for (const last of LETTERS) yield `--${first}${last}`;
}

/** The sheet with the shortest names for the properties that stand in it most often. */
export function shortenProperties(sheet: string, kept: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [name] of sheet.matchAll(PROPERTY)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = shortNames();
  const short = new Map<string, string>();
  for (const [name] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (kept.has(name)) continue;
    short.set(name, free.next().value ?? name);
  }
  const named = sheet.replace(PROPERTY, (name) => short.get(name) ?? name);
  // The minifier leaves the space before a value of a property as it was written.
  return named.replace(/(?<=[{;])(--[\w-]+): /g, "$1:");
}
