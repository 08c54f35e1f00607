// The client is the islands (app/islands) and their start; of Remix's own nothing is built.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Manifest, PluginOption, Rollup } from "vite";
import { forEachLocale, type Locale } from "../../app/addresses/languages";
import { fileInLanguage } from "./client-languages";
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
  /** Address of the list of `islands`, which a page names instead of the files of each; null where there are no files. */
  readonly toolList: string | null;
}

interface ClientOfLanguage extends IslandFiles {
  /** Text of the module script; null where the first of the files starts it all. */
  readonly script: string | null;
}

interface IslandsEntry {
  readonly clients: Readonly<Record<Locale, ClientOfLanguage>>;
  readonly sheet: string | null;
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

/** The files that those of an island load on a click, with what they import. */
function laterFilesOf(bundle: Rollup.OutputBundle, files: readonly string[]): string[] {
  const names = new Set<string>();
  const chunkOf = (name: string) => {
    const file = bundle[name];
    return file?.type === "chunk" ? file : null;
  };
  for (const file of files) for (const name of chunkOf(file.slice(1))?.dynamicImports ?? []) names.add(name);
  for (const name of names) for (const imported of chunkOf(name)?.imports ?? []) names.add(imported);
  return [...names].map((name) => `/${name}`).filter((file) => !files.includes(file));
}

/** The same files in the client of a language; those without words are one file for all. */
function inLanguage(bundle: Rollup.OutputBundle, files: readonly string[], locale: Locale): string[] {
  return files.map((file) => {
    const own = fileInLanguage(file, locale);
    return own.slice(1) in bundle ? own : file;
  });
}

function listFiles(bundle: Rollup.OutputBundle): Readonly<Record<Locale, Omit<IslandFiles, "toolList">>> {
  const scripts = filesOf(bundle, (id) => id.endsWith(START));
  const islands = [...readModules()].map(([name, module]) => {
    const files = filesOf(bundle, (id) => id.replace(/\.tsx?$/, "") === module);
    return [name, files.filter((file) => !scripts.includes(file))] as const;
  });
  const later = islands.map(([name, files]) => {
    return [name, laterFilesOf(bundle, files).filter((file) => !scripts.includes(file))] as const;
  });
  const byName = (lists: typeof later, locale: Locale) =>
    Object.fromEntries(lists.map(([name, files]) => [name, inLanguage(bundle, files, locale)] as const));
  return forEachLocale((locale) => ({
    scripts: inLanguage(bundle, scripts, locale),
    islands: byName(islands, locale),
    later: byName(later, locale),
  }));
}

/** The entry as the client build has just written it. */
function readEntry(): IslandsEntry {
  const files: Readonly<Record<Locale, IslandFiles>> = JSON.parse(
    readFileSync(new URL(FILES, CLIENT), "utf8"),
  );
  const clients = forEachLocale((locale) => ({ ...files[locale], script: null }));
  return { clients, sheet: `/assets/${sheetName()}` };
}

function withoutFiles(script: string): IslandsEntry {
  return {
    clients: forEachLocale(() => ({ script, scripts: [], islands: {}, later: {}, toolList: null })),
    sheet: null,
  };
}

/** `virtual:islands-entry`. */
export function islandsEntry(): PluginOption {
  const id = "virtual:islands-entry";
  let entry = withoutFiles("");
  return {
    name: "islands-entry",
    configResolved({ command, build }) {
      const reload = 'import "/@id/__x00__virtual:remix/inject-hmr-runtime";';
      if (command === "serve") entry = withoutFiles(`${reload}import "/${START}";`);
      else if (build.ssr) entry = readEntry();
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(entry)}` : null),
    generateBundle: {
      // When there is a file for each language (client-languages.ts).
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        const files = listFiles(bundle);
        const written = forEachLocale((locale) => {
          const source = JSON.stringify(files[locale].islands);
          const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
          const fileName = `assets/tools-${hash}.json`;
          this.emitFile({ type: "asset", fileName, source });
          return { ...files[locale], toolList: `/${fileName}` };
        });
        this.emitFile({ type: "asset", fileName: FILES, source: JSON.stringify(written) });
      },
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
