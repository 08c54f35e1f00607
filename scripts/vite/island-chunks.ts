// Few files, since each costs a request: React with the client of every page, and for the islands of a page a handful.
// Code that the same pages have is one file; where a page would ask for too many, the two that cost least together are
// joined, until it does not.
import { readdirSync, readFileSync } from "node:fs";
import type { PluginOption, Rollup } from "vite";
import { modulePath } from "./module-path";
import { readModules, START } from "./registry-modules";

const APP = modulePath("../../app/", import.meta.url);
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|commonjsHelpers/;
/** Chunk of React and of what every page has. */
const CLIENT = "client";
/** Files of a page besides the one that every page has. */
const FILES_OF_PAGE = 3;

/** What a page needs that is not of every page: modules which the same pages have, with their size. */
export interface PagePart {
  readonly pages: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly size: number;
}

function join(one: PagePart, other: PagePart): PagePart {
  return {
    pages: new Set([...one.pages, ...other.pages]),
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
  };
}

/** What pages load for nothing when two parts are one file, for each page that it saves a file. */
function costOf(one: PagePart, other: PagePart): number {
  const without = (pages: ReadonlySet<string>, part: PagePart) =>
    [...pages].filter((page) => !part.pages.has(page)).length;
  const saved = one.pages.size - without(one.pages, other);
  return (without(one.pages, other) * other.size + without(other.pages, one) * one.size) / saved;
}

/** Joins parts until no page has more than `limit`. */
export function joinParts(parts: readonly PagePart[], limit: number): readonly PagePart[] {
  const pages = [...new Set(parts.flatMap((part) => [...part.pages]))];
  const pairs = pages.flatMap((page) => {
    const own = parts.filter((part) => part.pages.has(page));
    if (own.length <= limit) return [];
    return own.flatMap((one, index) => own.slice(index + 1).map((other) => [one, other] as const));
  });
  const [first] = pairs.sort((a, b) => costOf(...a) - costOf(...b));
  if (first === undefined) return parts;
  return joinParts([...parts.filter((part) => !first.includes(part)), join(...first)], limit);
}

/** They name islands as examples. */
const COMMENT_LINES = /^\s*(\/\/|\/?\*).*$/gm;

/** Names of the islands that a route module starts with, those of the parts of pages that it imports included. */
function islandsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, "utf8").replace(COMMENT_LINES, "");
  const own = [...code.matchAll(/<Island\s+name="([\w-]+)"(?!\s+of=\{\w+\}\s+waits)/g)].map(
    ([, name = ""]) => name,
  );
  const imported = [...code.matchAll(/^(?:import\b|\} from)[^;"]*"~\/((?:page-parts|islands)\/[\w.-]+)"/gm)]
    .map(([, path = ""]) => `${APP}${path}.tsx`)
    .filter((path) => TSX.has(path));
  return [...own, ...imported.flatMap((path) => islandsOf(path, seen))];
}

const TSX = new Set(
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => APP + name.replaceAll("\\", "/")),
);

type ReadModule = Rollup.ManualChunkMeta["getModuleInfo"];

/** A module and all that it cannot start without. */
function closureOf(id: string, read: ReadModule, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of read(id)?.importedIds ?? []) closureOf(imported, read, found);
  return found;
}

/** The pages of each module that not every page has. */
function pagesOfModules(
  read: ReadModule,
  ids: readonly string[],
  shell: ReadonlySet<string>,
): Map<string, Set<string>> {
  const modules = readModules();
  const pages = new Map<string, Set<string>>();
  for (const route of readdirSync(`${APP}routes`).filter((name) => name.endsWith(".tsx"))) {
    for (const island of new Set(islandsOf(`${APP}routes/${route}`))) {
      const module = ids.find((id) => id.replace(/\.tsx?$/, "") === modules.get(island));
      if (module === undefined) continue;
      for (const id of closureOf(module, read)) {
        if (!shell.has(id) && !REACT.test(id)) pages.set(id, (pages.get(id) ?? new Set()).add(route));
      }
    }
  }
  return pages;
}

function chunksOfModules(meta: Rollup.ManualChunkMeta): Map<string, string> {
  const { getModuleInfo: read } = meta;
  const shell = closureOf(APP + START, read);
  const parts = new Map<string, PagePart>();
  for (const [id, pages] of pagesOfModules(read, [...meta.getModuleIds()], shell)) {
    const key = [...pages].sort().join(" ");
    const part = { pages, modules: [id], size: read(id)?.code?.length ?? 0 };
    const known = parts.get(key);
    parts.set(key, known === undefined ? part : join(known, part));
  }
  const files = joinParts([...parts.values()], FILES_OF_PAGE);
  const islands = files.flatMap(({ modules }, index) =>
    modules.map((id) => [id, `islands-${index}`] as const),
  );
  // Named, too: the bundler puts what has no name into the first chunk that imports it.
  return new Map([...[...shell].map((id) => [id, CLIENT] as const), ...islands]);
}

/** Names the chunks of the client and of the islands. The bundler splits the rest by what is loaded on a click. */
export function islandChunks(): Rollup.GetManualChunk {
  let chunks: Map<string, string> | null = null;
  return (id, meta) => {
    if (REACT.test(id)) return CLIENT;
    chunks ??= chunksOfModules(meta);
    return chunks.get(id);
  };
}

/** Lets imports on a click load without Vite's preloading, which is for sheets and there is one for the site. */
export function plainImports(): PluginOption {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) =>
      id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null,
  };
}
