// The client is the islands (app/islands) and their start; of Remix's own nothing is built.
import { readFileSync } from "node:fs";
import type { PluginOption, Rollup } from "vite";
import { ISLAND_FILES } from "../../app/features/offline/core/page-needs";
import { sheetName } from "./site-sheet";

const CLIENT = new URL("../../build/client/", import.meta.url);
const START = "app/entry.client.tsx";
/** Beside Vite's manifest, which is not published either. */
const FILES = ".vite/islands.json";
const ROUTE_MODULE = /\?__remix-build-client-route$/;
const ISLAND = /\/([^/]+)\.island\.tsx$/;

interface IslandsEntry {
  /** Text of the module script; null where the first of the files starts it all. */
  readonly script: string | null;
  /** Addresses of what every page loads. */
  readonly scripts: readonly string[];
  /** Address of the file that says, by its name, what an island loads besides, at once and later. */
  readonly islandFiles: string | null;
  readonly sheet: string | null;
}

/** Addresses of what these files import, themselves included; with `later` also of what they ask for then. */
function listFiles(bundle: Rollup.OutputBundle, files: readonly string[], later: boolean): string[] {
  const found = new Set(files);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const other of later ? [...file.imports, ...file.dynamicImports] : file.imports) found.add(other);
  }
  return [...found].map((name) => `/${name}`);
}

/** The files of the client and, by the name of each island, its own, wherever the bundler has put its modules. */
function readFiles(bundle: Rollup.OutputBundle) {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
  const start = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(START));
  // A file that imports the client itself would have all that it may ask for.
  const client = new Set(start.map(({ fileName }) => fileName));
  const others = Object.fromEntries(Object.entries(bundle).filter(([name]) => !client.has(name)));
  const islands: Record<string, readonly string[]> = {};
  for (const { fileName, moduleIds } of chunks)
    for (const id of moduleIds) {
      const [, name] = ISLAND.exec(id) ?? [];
      if (name !== undefined)
        islands[name] = listFiles(others, [fileName], true).filter((file) => !client.has(file.slice(1)));
    }
  return { scripts: listFiles(bundle, [...client], false), islands };
}

/** `virtual:islands-entry`. */
export function islandsEntry(): PluginOption {
  const id = "virtual:islands-entry";
  let entry: IslandsEntry = { script: "", scripts: [], islandFiles: null, sheet: null };
  return {
    name: "islands-entry",
    configResolved({ command, build }) {
      if (command === "serve") entry = { ...entry, script: `import "/@vite/client";import "/${START}";` };
      else if (build.ssr) {
        const files = JSON.parse(readFileSync(new URL(FILES, CLIENT), "utf8"));
        entry = { ...files, script: null, sheet: `/assets/${sheetName()}` };
      }
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(entry)}` : null),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const { scripts, islands } = readFiles(bundle);
      const list = { type: "asset", name: `${ISLAND_FILES}.json`, source: JSON.stringify(islands) } as const;
      const islandFiles = `/${this.getFileName(this.emitFile(list))}`;
      this.emitFile({ type: "asset", fileName: FILES, source: JSON.stringify({ scripts, islandFiles }) });
    },
  };
}

/** Leaves the route modules, for each of which Remix wants a file, out of the client. */
export function withoutRoutes(): PluginOption {
  return {
    name: "without-routes",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    config({ build }) {
      const options = build?.rollupOptions;
      if (!Array.isArray(options?.input)) throw new Error("the client has no list of entries");
      options.input = options.input.filter((id) => !ROUTE_MODULE.test(id));
    },
  };
}
