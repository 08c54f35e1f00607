// The one style sheet of the site. The client's modules alone would not give it: most components are drawn by the
// server only.
import { readdirSync, readFileSync } from "node:fs";
import { type PluginOption, preprocessCSS, type ResolvedConfig, transformWithEsbuild } from "vite";
import { joinRules, PAPER, type SheetRule } from "../../workers/http/page-sheet";
import { SHEETS } from "./class-name";
import { modulePath } from "./module-path";
import { OLDEST_TARGETS } from "./oldest-browsers";
import { toSheetRules } from "./sheet-rules";

const APP = modulePath("../../app/", import.meta.url);
const ASSETS = new URL("../../build/client/assets/", import.meta.url);

/** The base of all pages, which brings the order of the layers, then the sheets of the components. */
function listSheets(): string[] {
  return ["styles/site.css", ...SHEETS].map((name) => APP + name);
}

const LAYERS =
  readFileSync(`${APP}styles/layers.css`, "utf8")
    .match(/@layer ([^;]+);/)?.[1]
    ?.split(", ") ?? [];

/** Rules of one layer stand together, and those for paper at its end: a wrapper each instead of two hundred. */
function toPlace({ around: [layer = "", ...inner] }: SheetRule): number {
  return 2 * LAYERS.findIndex((name) => layer === `@layer ${name}{`) + Number(inner.includes(PAPER));
}

async function writeSheet(config: ResolvedConfig): Promise<string> {
  const texts = listSheets().map(
    async (file) => (await preprocessCSS(readFileSync(file, "utf8"), file, config)).code,
  );
  const sheet = (await Promise.all(texts)).join("\n");
  // Nested rules are younger than those browsers, so the built sheet has none.
  const options = { minify: true, sourcemap: false, target: OLDEST_TARGETS };
  const { code } = await transformWithEsbuild(sheet, "style.css", options);
  return joinRules(toSheetRules(code.trim()).sort((one, other) => toPlace(one) - toPlace(other)));
}

/** Writes the sheet in the place of what the bundler makes of the client's modules. */
export function siteSheet(): PluginOption {
  let config: ResolvedConfig;
  return {
    name: "site-sheet",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const name of Object.keys(bundle)) if (name.endsWith(".css")) delete bundle[name];
        this.emitFile({ type: "asset", name: "style.css", source: await writeSheet(config) });
      },
    },
  };
}

/** Name of the sheet that the client build has just written. */
export function sheetName(): string {
  const name = readdirSync(ASSETS).find((file) => file.endsWith(".css"));
  if (name === undefined) throw new Error("the client build has no style sheet");
  return name;
}

/**
 * `virtual:style-sheets`: the rules of the sheet, so that the Worker can put into each page those that its HTML needs.
 * Null under the dev server, which brings its own styles.
 */
export function sheetRules(): PluginOption {
  const id = "virtual:style-sheets";
  let rules = "null";
  return {
    name: "sheet-rules",
    configResolved({ command, build }) {
      if (command !== "build" || !build.ssr) return;
      rules = JSON.stringify(toSheetRules(readFileSync(new URL(sheetName(), ASSETS), "utf8").trim()));
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${rules}` : null),
  };
}
