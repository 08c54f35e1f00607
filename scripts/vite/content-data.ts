// Records and words are data. The build evaluates their modules and ships what those export as parts of one text: the
// engine parses every script of an upload before the Worker answers anything, and a text costs nothing until it is read.
// It saves 10 ms of start-up (median of 11 interleaved starts, 23 November 2026, on a machine with other work), and took
// 250 of 1,824 kB out of the scripts on 28 November 2026, when rules of the sheets and the like followed the content.
import { dirname, relative } from "node:path/posix";
import { build } from "esbuild";
import type { PluginOption } from "vite";
import { isOfWords } from "./filled-texts";
import { modulePath } from "./module-path";

const APP = modulePath("../../app", import.meta.url);
const TEXT = "virtual:content-text";
/** Modules that other steps of the build write as data, whole: rules of the sheets, places of records, files of the client. */
const WRITTEN = /^export default (\[.*\]|\{.*\})$/s;
/** A text module of the upload, beside the scripts. */
const TEXT_FILE = "assets/data.txt";

async function evaluate(file: string): Promise<Record<string, unknown>> {
  const options = { bundle: true, write: false, format: "esm", alias: { "~": APP } } as const;
  const { outputFiles } = await build({ entryPoints: [file], ...options, logLevel: "silent" });
  const code = encodeURIComponent(outputFiles.map(({ text }) => text).join(""));
  return { ...(await import(/* @vite-ignore */ `data:text/javascript,${code}`)) };
}

/** Whether JSON holds all of a value; a key without a value is as good as none. */
export function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== "object" || value === null)
    return value === null || ["string", "boolean"].includes(typeof value) || Number.isFinite(value);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every((part) => part === undefined || isData(part));
}

/** In ASCII, so that the engine need not decode the text when it takes it over. */
function toAscii(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Puts content modules that export nothing but data, and data of the build itself, into the text of the Worker. */
export function contentData(): PluginOption {
  let text = "";
  function add(exported: Record<string, unknown>): string {
    const from = text.length;
    text += toAscii(JSON.stringify(exported));
    const toExport = (name: string) => (name === "default" ? "export default" : `export const ${name} =`);
    return `import text from "${TEXT}";
const data = /* @__PURE__ */ JSON.parse(/* @__PURE__ */ text.slice(${from}, ${text.length}));
${Object.keys(exported)
  .map((name) => `${toExport(name)} data.${name};`)
  .join("\n")}`;
  }
  return {
    name: "content-data",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    resolveId: (source) => (source === TEXT ? { id: TEXT, external: true } : null),
    async load(id) {
      if (!isOfWords(id)) return null;
      const exported = await evaluate(id);
      return Object.keys(exported).length === 0 || !isData(exported) ? null : add(exported);
    },
    transform(code, id) {
      const [, json] = id.startsWith("\0virtual:") ? (WRITTEN.exec(code) ?? []) : [];
      return json === undefined ? null : { code: add({ default: JSON.parse(json) }), map: null };
    },
    renderChunk(code, { fileName }) {
      const path = relative(dirname(fileName), TEXT_FILE);
      return { code: code.replaceAll(TEXT, path.startsWith(".") ? path : `./${path}`), map: null };
    },
    generateBundle: {
      // After the manifest, by which Remix moves what it finds there to the files of the client.
      order: "post",
      handler() {
        this.emitFile({ type: "asset", fileName: TEXT_FILE, source: text });
      },
    },
  };
}
