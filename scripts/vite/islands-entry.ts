// The client is the islands (app/islands) and their start; of Remix's own nothing is built.
import { readFileSync } from "node:fs";
import type { PluginOption, Rollup } from "vite";
import { modulePath } from "./module-path";
import { sheetName } from "./site-sheet";

const CLIENT = new URL("../../build/client/", import.meta.url);
const APP = modulePath("../../app/", import.meta.url);
const START = "app/entry.client.tsx";
const REGISTRY = `${APP}islands/registry.ts`;
/** Beside Vite's manifest, which is not published either. */
const FILES = ".vite/islands.json";
const ROUTE_MODULE = /\?__remix-build-client-route$/;

interface IslandFiles {
  /** Addresses of what every page loads. */
  readonly scripts: readonly string[];
  /** Addresses of what an island needs besides, by its name. */
  readonly islands: Readonly<Record<string, readonly string[]>>;
}

interface IslandsEntry extends IslandFiles {
  /** Text of the module script. */
  readonly script: string;
  readonly sheet: string | null;
}

/** Module of each island that is loaded by its name, without its ending. */
function readModules(): Map<string, string> {
  const registry = readFileSync(REGISTRY, "utf8");
  const loaders = /"?([\w-]+)"?: \(\) =>\s*import\("~\/([^"]+)"\)/g;
  return new Map([...registry.matchAll(loaders)].map(([, name = "", path = ""]) => [name, APP + path]));
}

/** The files of the chunk that has a module, those it imports included. */
function filesOf(bundle: Rollup.OutputBundle, has: (id: string) => boolean): string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
  const start = chunks.find(({ moduleIds }) => moduleIds.some(has));
  if (start === undefined) throw new Error("an island has no chunk");
  const names = new Set([start.fileName]);
  for (const name of names) {
    const file = bundle[name];
    if (file?.type === "chunk") for (const imported of file.imports) names.add(imported);
  }
  return [...names].map((name) => `/${name}`);
}

function listFiles(bundle: Rollup.OutputBundle): IslandFiles {
  const scripts = filesOf(bundle, (id) => id.endsWith(START));
  const islands = [...readModules()].map(([name, module]) => {
    const files = filesOf(bundle, (id) => id.replace(/\.tsx?$/, "") === module);
    return [name, files.filter((file) => !scripts.includes(file))] as const;
  });
  return { scripts, islands: Object.fromEntries(islands) };
}

/** The entry as the client build has just written it. */
function readEntry(): IslandsEntry {
  const files: IslandFiles = JSON.parse(readFileSync(new URL(FILES, CLIENT), "utf8"));
  return { ...files, script: `import "${files.scripts[0]}";`, sheet: `/assets/${sheetName()}` };
}

/** `virtual:islands-entry`. */
export function islandsEntry(): PluginOption {
  const id = "virtual:islands-entry";
  let entry: IslandsEntry = { script: "", scripts: [], islands: {}, sheet: null };
  return {
    name: "islands-entry",
    configResolved({ command, build }) {
      const reload = 'import "/@id/__x00__virtual:remix/inject-hmr-runtime";';
      if (command === "serve") entry = { ...entry, script: `${reload}import "/${START}";` };
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

/** Makes nothing of the route modules, which Remix asks for in the client. Stands after Remix, which writes them. */
export function withoutRoutes(): PluginOption {
  return {
    name: "without-routes",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transform: (_, id) => (ROUTE_MODULE.test(id) ? "export {};" : null),
    // After the manifest has been written, which Remix reads.
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === "chunk" && ROUTE_MODULE.test(file.facadeModuleId ?? "")) delete bundle[name];
        }
      },
    },
  };
}
