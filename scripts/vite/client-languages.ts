// Each language has a client of its own, because nobody reads two of them on one page. The chunks are made once, with
// a mark where languages part; then each is written once for every language, and what belongs to others falls away.
import { minify } from "terser";
import type { PluginOption, Rollup } from "vite";
import { DEFAULT_LOCALE, forEachLocale, type Locale, otherLocales } from "../../app/addresses/languages";
import { ROUTE_TABLE } from "../../app/addresses/route-table";
import { modulePath } from "./module-path";

/** Free name in the code of the client that stands for its language. */
const MARK = "__CLIENT_LANGUAGE__";
const APP = modulePath("../../app/", import.meta.url);
const MESSAGES = /\/app\/i18n\/messages\/[\w-]+\.ts$/;
const ADDRESSES = /\/app\/addresses\/[\w-]+\.ts$/;
const WRITTEN_PATH = modulePath("./written-path.ts", import.meta.url);

/** Code that is one of these values, by the language of the client. */
function byLanguage(values: Readonly<Record<Locale, string>>): string {
  const others = otherLocales(DEFAULT_LOCALE).map(
    (locale) => `${MARK} === ${JSON.stringify(locale)} ? ${values[locale]} : `,
  );
  return `(${others.join("")}${values[DEFAULT_LOCALE]})`;
}

/** The table of the messages of one domain, cut to the language of the client. */
export function cutMessages(code: string): string {
  const [table, rows = ""] = / = \{ ([^{}]+) \};/.exec(code) ?? [];
  const values = forEachLocale((locale) =>
    rows.split(", ").find((row) => row.replace(/:.*/, "").replaceAll('"', "") === locale),
  );
  if (table === undefined || Object.values(values).includes(undefined))
    throw new Error("no table of languages");
  return code.replace(table, () => ` = ${byLanguage(forEachLocale((locale) => `{ ${values[locale]} }`))};`);
}

/** The pages that components link to by their id, as paths: so the table of all pages stays out of the client. */
export function writePaths(code: string): string {
  if (!/^import \{ pathOf \} from "~\/addresses\/addresses";$/m.test(code)) return code;
  let isWhole = true;
  const written = code.replace(/\bpathOf\((?:"([\w-]+)")?/g, (call, id?: string) => {
    const row = ROUTE_TABLE.find((page) => page.id === id);
    if (row === undefined) isWhole = false;
    return row === undefined
      ? call
      : `pathOf(${byLanguage(forEachLocale((locale) => JSON.stringify(row.paths[locale][0])))}`;
  });
  return isWhole ? written.replace('"~/addresses/addresses"', () => JSON.stringify(WRITTEN_PATH)) : code;
}

/** Name of the file of a chunk in the client of a language. */
export function fileInLanguage(file: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? file : file.replace(/\.js$/, `.${locale}.js`);
}

/** The chunks that are not the same in every language: those with a mark, and those that import one of them. */
function partedChunks(chunks: readonly Rollup.OutputChunk[]): ReadonlySet<string> {
  const parted = new Set(chunks.filter(({ code }) => code.includes(MARK)).map(({ fileName }) => fileName));
  // A round more for as long as one brings others along.
  for (let size = -1; size < parted.size; ) {
    size = parted.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((name) => parted.has(name))) parted.add(fileName);
    }
  }
  return parted;
}

/** The code without what belongs to other languages. */
async function cutChunk(code: string, locale: Locale): Promise<string> {
  const compress = { passes: 2, global_defs: { [MARK]: locale } };
  return (await minify(code, { ecma: 2020, module: true, compress })).code ?? "";
}

/** A chunk without a mark is cut once for all languages. */
async function cutForEach(code: string): Promise<(locale: Locale) => Promise<string>> {
  if (code.includes(MARK)) return (locale) => cutChunk(code, locale);
  const common = await cutChunk(code, DEFAULT_LOCALE);
  return async () => common;
}

function withNamesOf(locale: Locale, code: string, parted: ReadonlySet<string>): string {
  const names = [...parted].map((file) => file.replace(/^.*\//, ""));
  return names.reduce((text, name) => text.replaceAll(name, fileInLanguage(name, locale)), code);
}

async function writeLanguages(this: Rollup.PluginContext, _: unknown, bundle: Rollup.OutputBundle) {
  if (this.environment.name !== "client") return;
  const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
  const parted = partedChunks(chunks);
  for (const chunk of chunks.filter(({ fileName }) => parted.has(fileName))) {
    const cut = await cutForEach(chunk.code);
    for (const locale of otherLocales(DEFAULT_LOCALE)) {
      const source = withNamesOf(locale, await cut(locale), parted);
      this.emitFile({ type: "asset", fileName: fileInLanguage(chunk.fileName, locale), source });
    }
    chunk.code = withNamesOf(DEFAULT_LOCALE, await cut(DEFAULT_LOCALE), parted);
  }
}

/** Writes the client once for every language. */
export function clientLanguages(): PluginOption {
  return {
    name: "client-languages",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform(code, id) {
      if (MESSAGES.test(id)) return { code: cutMessages(code), map: null };
      // What is not asked of the table of pages leaves it out.
      if (ADDRESSES.test(id)) return { code, map: null, moduleSideEffects: false };
      return id.startsWith(APP) ? { code: writePaths(code), map: null } : null;
    },
    // After Vite has finished what the imports say.
    generateBundle: { order: "post", handler: writeLanguages },
  };
}
