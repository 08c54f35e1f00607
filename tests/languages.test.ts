// A language is a row of app/addresses/languages.ts, messages and content. Nothing else may know one by name.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { ROOT, sourcesBelow } from "./import-graph";

/** Where a language may be called by its name. */
const MAY_NAME_ONE = [
  /^app\/addresses\/languages\.ts$/,
  // Paths that are words; the type checker asks for those of each language.
  /^app\/addresses\/translated-slugs\.ts$/,
  /^app\/content\//,
  /^app\/i18n\/messages\//,
  // A route module that exists once per language.
  new RegExp(`^app/routes/[\\w-]+\\.(${LOCALES.join("|")})\\.tsx$`),
  // Addresses that visitors of a simulated day ask for.
  /^scripts\/bench\/day-views\.mjs$/,
  // Words that are known of every language; the type checker asks for those of each.
  /^app\/lib\/(stop|calendar)-words\.ts$/,
  /^app\/features\/news\/summary\/(closed|translation)-classes\.ts$/,
];

const NAMES = new Set<string>(
  LOCALES.flatMap((locale) => {
    const { tag, formats, written } = LANGUAGES[locale];
    return [locale, tag, formats, written];
  }),
);

/** The beginnings of paths in a language, wherever they stand: in a text, a template or a regular expression. */
const PREFIXES = LOCALES.map((locale) => LANGUAGES[locale].prefix).filter((prefix) => prefix !== "");

function withoutComments(code: string): string {
  return code.replace(/(?<!\\)\/\/.*$|\/\*[\s\S]*?\*\//gm, "");
}

/** The names of languages in code: as a text, as the key of a table, or before a path. */
function namesIn(code: string): string[] {
  const text = withoutComments(code);
  const quoted = [...text.matchAll(/"([\w-]+)"/g)].map(([, word = ""]) => word);
  const keys = [...text.matchAll(/[{,]\s*([a-z]{2})\s*[:,}]/g)].map(([, word = ""]) => word);
  const prefixes = PREFIXES.filter((prefix) => new RegExp(`${prefix}(?![\\w-])`, "i").test(text));
  const properties = [...text.matchAll(/\w\.([a-z]{2})\b(?!\s*\()/g)].map(([, word = ""]) => word);
  return [...[...quoted, ...keys, ...properties].filter((word) => NAMES.has(word)), ...prefixes];
}

test("no code branches on a language: its names stand in the table, in content, in messages and in tests", () => {
  const found = ["app", "workers", "scripts"]
    .flatMap(sourcesBelow)
    .filter((file) => !MAY_NAME_ONE.some((pattern) => pattern.test(file)))
    .flatMap((file) => namesIn(readFileSync(join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test("what may name a language does not choose by it: a language more would get the text of another", () => {
  const choice = new RegExp(`[!=]==? "(${[...NAMES].join("|")})"|case "(${[...NAMES].join("|")})"`);
  const found = ["app", "workers", "scripts"]
    .flatMap(sourcesBelow)
    .filter((file) => choice.test(withoutComments(readFileSync(join(ROOT, file), "utf8"))));
  expect(found).toEqual([]);
  expect(choice.test('return locale === "en" ? inEnglish : inPortuguese;')).toBe(true);
});

test("a language called by its name would be seen", () => {
  for (const code of [
    'locale === "pt-br" ? 1 : 2',
    "const { en } = texts",
    "{ en: 1 }",
    'x["pt"]',
    "`/pt-br/r/`",
    "/^\\/pt-br(\\/|$)/i",
    "text.pt",
  ])
    expect(namesIn(code), code).not.toEqual([]);
  expect(namesIn('// "pt-br"\nconst token = open("tent")')).toEqual([]);
});
