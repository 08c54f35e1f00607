// A further language is a row of app/addresses/languages.ts. Given a pretend one, the type checker must name every
// file that lacks its words: a file that stays silent would show readers another language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { runnerImport } from "vite";
import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { filledTexts } from "../scripts/vite/filled-texts";
import { ROOT, sourcesBelow } from "./import-graph";

const TABLE = join(ROOT, "app/addresses/languages.ts");
const TABLE_END = "} as const satisfies Record<string, Language>;";
const ROW = `zz: {
  prefix: "/zz", tag: "zz", formats: "zz", timeZone: "UTC", firstOfMonth: "1", shortMonth: "short",
  dayRange: "-", written: "zz", accepts: /^zz/,
  variety: "Pretended", name: "Pretended", flag: "ZZ",
},`;

const INCOMPLETE_ROW = ROW.replace(
  /\},$/,
  'incomplete: { source: "en", pages: ["/"], notice: "Pretended" }, askedAs: [], country: null },',
);

/** Types that no file imports. */
const AMBIENT = ["env.d.ts", "virtual-modules.d.ts"];

/** The type check takes a few seconds, and far longer beside other tests. */
const TIMEOUT_MS = 300_000;

/** Which of the files the type checker names for the pretend language, and why each. */
function checkWithAnotherLanguage(files: readonly string[], row: string): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (path) =>
    path === TABLE ? readFile(path)?.replace(TABLE_END, row + TABLE_END) : readFile(path);
  const program = ts.createProgram(
    [...AMBIENT, ...files].map((file) => join(ROOT, file)),
    options,
    host,
  );
  const complaints = files.flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(ROOT, file)))
      .map(({ messageText }) => [file, ts.flattenDiagnosticMessageText(messageText, " ")] as const),
  );
  return new Map(complaints.filter(([, text]) => row === INCOMPLETE_ROW || /\bzz\b/.test(text)));
}

/** True for a file with a table of words that has a row for each language. */
function holdsWordsOfEach(file: string): boolean {
  const code = readFileSync(join(ROOT, file), "utf8");
  const hasKeys = (names: readonly string[]) =>
    names.every((name) => new RegExp(`(?:^|[{,])\\s*(?:${name}|"${name}")(?::|,| })`, "m").test(code));
  return hasKeys(LOCALES) || hasKeys(LOCALES.map((locale) => LANGUAGES[locale].written));
}

const PLACES = ["app/content", "app/i18n/messages", "app/lib", "app/features", "app/page-parts", "workers"];
const HOLDERS = PLACES.flatMap(sourcesBelow).filter(holdsWordsOfEach);

let named: ReadonlyMap<string, string>;
beforeAll(() => {
  named = checkWithAnotherLanguage(HOLDERS, ROW);
}, TIMEOUT_MS);

test("a language more is missed in every file that holds words of each language", () => {
  expect(HOLDERS.length).toBeGreaterThan(60);
  expect(HOLDERS.filter((file) => !named.has(file))).toEqual([]);
});

test(
  "a language that begins incomplete asks for no text at all",
  () => {
    const files = [...HOLDERS, ...["app/addresses", "app/routes", "app/page-parts"].flatMap(sourcesBelow)];
    expect([...checkWithAnotherLanguage(files, INCOMPLETE_ROW)]).toEqual([]);
  },
  TIMEOUT_MS,
);

/** Every text of the site by language, as a page reads it beside a language that begins incomplete. */
async function readTextsBeside(row: string) {
  const { module } = await runnerImport<typeof import("../scripts/every-text")>(
    join(ROOT, "scripts/every-text.ts"),
    {
      configFile: false,
      logLevel: "error",
      resolve: { alias: { "~": join(ROOT, "app") } },
      plugins: [
        {
          name: "another-language",
          enforce: "pre",
          transform: (code, id) => (id === TABLE ? code.replace(TABLE_END, row + TABLE_END) : null),
        },
        filledTexts(true),
      ],
    },
  );
  return module.listEveryText();
}

test(
  "no page finds a gap where a language that begins incomplete has no text",
  async () => {
    const texts = await readTextsBeside(INCOMPLETE_ROW);
    expect(texts.length).toBeGreaterThan(2_000);
    expect(texts.filter(({ words }) => words.zz === undefined).map(({ path }) => path)).toEqual([]);
  },
  TIMEOUT_MS,
);
