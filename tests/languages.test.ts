// A language is a row of app/addresses/languages.ts, messages and content. Nothing else may know one by name.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "~/addresses/languages";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Where a language may be called by its name. */
const MAY_NAME_ONE = [
  /^app\/addresses\/languages\.ts$/,
  /^app\/content\//,
  /^app\/i18n\/messages\//,
  // A route module that exists once per language.
  new RegExp(`^app/routes/[\\w-]+\\.(${LOCALES.join("|")})\\.tsx$`),
  // Words by which languages are told apart; the type checker asks for those of each.
  /^app\/lib\/stop-words\.ts$/,
  /\.test\.tsx?$/,
];

/** Parameter of the filter "works in Portuguese": an address that is out in the world. */
const FILTER_ADDRESS = /^app\/(addresses\/route-table|features\/catalogue\/core\/resource-query)\.ts: pt$/;

const NAMES = new Set<string>(
  LOCALES.flatMap((locale) => {
    const { tag, formats, written } = LANGUAGES[locale];
    return [locale, tag, formats, written];
  }),
);

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

/** The names of languages in code: as a text, or as the key of a table. */
function namesIn(code: string): string[] {
  const text = code.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
  const quoted = [...text.matchAll(/"([\w-]+)"/g)].map(([, word = ""]) => word);
  const keys = [...text.matchAll(/[{,]\s*([a-z]{2})\s*[:,}]/g)].map(([, word = ""]) => word);
  return [...quoted, ...keys].filter((word) => NAMES.has(word));
}

test("no code branches on a language: its names stand in the table, in content, in messages and in tests", () => {
  const found = ["app", "workers", "scripts"]
    .flatMap(sourcesBelow)
    .filter((file) => !MAY_NAME_ONE.some((pattern) => pattern.test(file)))
    .flatMap((file) => namesIn(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`));
  expect(found.filter((name) => !FILTER_ADDRESS.test(name))).toEqual([]);
});

test("a language called by its name would be seen", () => {
  for (const code of ['locale === "pt-br" ? 1 : 2', "const { en } = texts", "{ en: 1 }", 'x["pt"]'])
    expect(namesIn(code), code).not.toEqual([]);
  expect(namesIn('// "pt-br"\nconst token = open("tent")')).toEqual([]);
});
