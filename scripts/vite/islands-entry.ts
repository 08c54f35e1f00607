// How a page of islands starts its client (app/islands), which Remix does not know.
import { readdirSync, readFileSync } from "node:fs";
import type { Manifest, PluginOption, Rollup } from "vite";

export const ISLANDS_START = "app/islands/start.tsx";
const CLIENT = new URL("../../build/client/", import.meta.url);

interface IslandsEntry {
  /** Text of the module script. */
  readonly script: string;
  /** Addresses of what it loads. */
  readonly scripts: readonly string[];
  readonly sheet: string | null;
}

function startScript(address: string): string {
  return `import { startIslands } from "${address}"; startIslands();`;
}

/** Whether a file of the client's is the one sheet of the islands, whose rules the sheets of the chunks have, too. */
export function isIslandsSheet(name: string): boolean {
  return /^islands-[\w-]+\.css$/.test(name);
}

/** The entry as the client build has just written it. */
function readEntry(): IslandsEntry {
  const manifest: Manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", CLIENT), "utf8"));
  const keys = new Set([ISLANDS_START]);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  const scripts = [...keys].map((key) => `/${manifest[key]?.file}`);
  const sheet = readdirSync(new URL("assets/", CLIENT)).find(isIslandsSheet);
  return { script: startScript(scripts[0] ?? ""), scripts, sheet: `/assets/${sheet}` };
}

/** The sheets of the islands in one text: what they look like in states that no server draws. */
function joinSheets(bundle: Rollup.OutputBundle): string {
  const files = Object.values(bundle);
  const start = files.find(
    (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(ISLANDS_START)),
  );
  if (start?.type !== "chunk") throw new Error("the islands have no chunk");
  const sheets = [...start.imports, start.fileName].flatMap((name) => {
    const chunk = bundle[name];
    return chunk?.type === "chunk" ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return sheets.map((name) => (bundle[name]?.type === "asset" ? bundle[name].source : "")).join("");
}

/** `virtual:islands-entry`. */
export function islandsEntry(): PluginOption {
  const id = "virtual:islands-entry";
  let entry: IslandsEntry = { script: "", scripts: [], sheet: null };
  return {
    name: "islands-entry",
    // After the sheets of the chunks have been written.
    enforce: "post",
    config: (_, { command, isSsrBuild }) =>
      command === "build" && isSsrBuild !== true
        ? { build: { rollupOptions: { input: [ISLANDS_START] } } }
        : undefined,
    configResolved({ command, build }) {
      const reload = 'import "/@id/__x00__virtual:remix/inject-hmr-runtime";';
      if (command === "serve") entry = { ...entry, script: reload + startScript(`/${ISLANDS_START}`) };
      else if (build.ssr) entry = readEntry();
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(entry)}` : null),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", name: "islands.css", source: joinSheets(bundle) });
    },
  };
}
