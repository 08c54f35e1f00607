// Names that count up compress better than hashes, in the sheet and in the page.
import { readdirSync } from "node:fs";
import { modulePath } from "./module-path";

const APP = modulePath("../../app/", import.meta.url);
/** Paths of the style sheets of components below app/, in the order of their letters. */
export const SHEETS = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".module.css"))
  .sort();

/** The index as letters, counted up from the character code of the first: "A", "B", ..., "Z", "AA". */
function letters(index: number, first: number): string {
  const letter = String.fromCharCode(first + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1, first) + letter;
}

/** A short name for a class or animation of a module: capitals for the sheet, small letters for the place in it. */
export function shortClassName(name: string, file: string, css: string): string {
  const sheet = SHEETS.findIndex((path) => file.split("?")[0]?.endsWith(`/app/${path}`));
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map((match) => match[1]);
  const place = [...new Set(names)].indexOf(name);
  if (sheet < 0 || place < 0) return `${name}-${letters(Math.max(sheet, 0), 65)}`;
  return letters(sheet, 65) + letters(place, 97);
}
