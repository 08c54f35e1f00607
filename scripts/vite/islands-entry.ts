// The client is the islands (app/islands) and their start; of Remix's own nothing is built.
import { readFileSync } from "node:fs";
import type { Manifest, PluginOption, Rollup } from "vite";
import { modulePath } from "./module-path";
import { readModules, START as START_MODULE } from "./registry-modules";
import { sheetName } from "./site-sheet";

const CLIENT = new URL("../../build/client/", import.meta.url);
const APP = modulePath("../../app/", import.meta.url);
const START = `app/${START_MODULE}`;
/** Beside Vite's manifest, which is not published either. */
const FILES = ".vite/islands.json";
const MANIFEST = ".vite/manifest.json";
const ROUTE_MODULE = /\?__remix-build-client-route$/;

interface IslandFiles {
  /** Addresses of what every page loads. */
  readonly scripts: readonly string[];
  /** Addresses of what an island needs besides, by its name. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
  /** Addresses of what an island loads later, where a click asks for it. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

interface IslandsEntry extends IslandFiles {
  /** Text of the module script; null where the first of the files starts it all. */
  readonly script: string | null;
  readonly sheet: string | null;
}

const toAddress = (file: string) => `/${file}`;

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

/** Files and all that they import. */
function withImports(chunks: Chunks, files: Iterable<string>): string[] {
  const names = new Set(files);
  for (const name of names) for (const imported of chunks.get(name)?.imports ?? []) names.add(imported);
  return [...names];
}

/** The file that has a module, with those it imports. */
function filesOf(chunks: Chunks, has: (id: string) => boolean): string[] {
  const start = [...chunks.values()].find(({ moduleIds }) => moduleIds.some(has));
  if (start === undefined) throw new Error("an island has no chunk");
  return withImports(chunks, [start.fileName]);
}

function listFiles(bundle: Rollup.OutputBundle): IslandFiles {
  const files = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
  const chunks = new Map(files.map((file) => [file.fileName, file]));
  const scripts = filesOf(chunks, (id) => id.endsWith(START));
  const islands: Record<string, readonly string[]> = {};
  const later: Record<string, readonly string[]> = {};
  for (const [name, module] of readModules()) {
    const isItsOwn = (file: string) => !scripts.includes(file);
    const own = filesOf(chunks, (id) => id.replace(/\.tsx?$/, "") === module).filter(isItsOwn);
    const asked = own.flatMap((file) => chunks.get(file)?.dynamicImports ?? []);
    islands[name] = own.map(toAddress);
    later[name] = withImports(chunks, asked)
      .filter((file) => ![...scripts, ...own].includes(file))
      .map(toAddress);
  }
  return { scripts: scripts.map(toAddress), islands, later };
}

/** The entry as the client build has just written it. */
function readEntry(): IslandsEntry {
  const files: IslandFiles = JSON.parse(readFileSync(new URL(FILES, CLIENT), "utf8"));
  return { ...files, script: null, sheet: `/assets/${sheetName()}` };
}

function withoutFiles(script: string): IslandsEntry {
  return { script, scripts: [], islands: {}, later: {}, sheet: null };
}

/** `virtual:islands-entry`. */
export function islandsEntry(): PluginOption {
  const id = "virtual:islands-entry";
  let entry = withoutFiles("");
  return {
    name: "islands-entry",
    configResolved({ command, build }) {
      if (command === "serve") entry = withoutFiles(`import "/@vite/client";import "/${START}";`);
      else if (build.ssr) entry = readEntry();
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(entry)}` : null),
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: FILES, source: JSON.stringify(listFiles(bundle)) });
    },
  };
}

/**
 * Leaves the route modules out of the client. Remix, before which it must not stand, wants a file of each: it gets the
 * client's own, which nothing asks for by that name.
 */
export function withoutRoutes(): PluginOption {
  let routes: string[] = [];
  return {
    name: "without-routes",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    config({ build }) {
      const options = build?.rollupOptions;
      if (!Array.isArray(options?.input)) throw new Error("the client has no list of entries");
      routes = options.input.flatMap((id) => (ROUTE_MODULE.test(id) ? [id.replace(ROUTE_MODULE, "")] : []));
      options.input = options.input.filter((id) => !ROUTE_MODULE.test(id));
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const written = bundle[MANIFEST];
        if (written?.type !== "asset") throw new Error("the client has no manifest");
        const manifest: Manifest = JSON.parse(String(written.source));
        const start = manifest[START];
        if (start === undefined) throw new Error("the client has no start");
        for (const route of routes) manifest[`app/${route.slice(APP.length)}`] = { file: start.file };
        written.source = JSON.stringify(manifest);
      },
    },
  };
}
