// Few files, since each costs a request: React with the client of every page, and for the islands of a page a handful.
// Code that the same pages have is one file; where a page would ask for too many, those two are joined that add least
// to the heaviest pages, until it does not.
import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import type { PluginOption, Rollup } from "vite";
import { modulePath } from "./module-path";
import { readModules, START } from "./registry-modules";

const APP = modulePath("../../app/", import.meta.url);
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|commonjsHelpers/;
/** Chunk of React and of what every page has. */
const CLIENT = "client";
/**
 * Requests of a page besides its islands' files: nine are the budget, and page, sheet, client and two fonts are five.
 */
const FILES_OF_PAGE = 4;
/** Files that come with the first touch of an island that waits. */
const FILES_OF_WAITING = 4;
/** Islands of pages that ask for a picture, a QR code or the sprite of icons, in the place of a file. */
const BESIDE_A_PICTURE = new Set(["share-actions", "payment-status"]);
/** The one that asks for its painter, in the place of another file. */
const PAINTED = "particle-background";

/** What a page needs that is not of every page: modules which the same pages have, with their size. */
export interface PagePart {
  readonly pages: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
  /** Modules that it cannot start without. */
  readonly imports: ReadonlySet<string>;
  readonly size: number;
}

function join(one: PagePart, other: PagePart): PagePart {
  return {
    pages: new Set([...one.pages, ...other.pages]),
    modules: new Set([...one.modules, ...other.modules]),
    imports: new Set([...one.imports, ...other.imports]),
    size: one.size + other.size,
  };
}

function haveCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of some) if (others.has(one)) return true;
  return false;
}

type Files = readonly (readonly PagePart[])[];

/** What is asked for at a touch weighs less than what a page starts with. */
const WEIGHT_AT_A_TOUCH = 0.7;

/**
 * Rates ways to put these parts into files: files beyond the limit of each page, and the weight of all pages, of which
 * the heaviest count by far the most. What parts need of each other is looked up once, because thousands are rated.
 */
function rater(parts: readonly PagePart[], limits: ReadonlyMap<string, number>) {
  const needed = new Map(
    parts.map((part) => [part, parts.filter(({ modules }) => haveCommon(part.imports, modules))] as const),
  );
  const pages = [...limits].map(([page, limit]) => ({
    limit,
    own: parts.filter((part) => part.pages.has(page)),
  }));
  return (parted: Files) => {
    const files = parted.map((file) => ({
      size: file.reduce((sum, { size }) => sum + size, 0),
      needs: file.flatMap((part) => needed.get(part) ?? []),
    }));
    const fileOf = new Map(
      parted.flatMap((file, index) => file.map((part) => [part, files[index]] as const)),
    );
    let excess = 0;
    let weight = 0;
    for (const { limit, own } of pages) {
      // The files that a page loads: those with something of its own, and what they import.
      const loaded = new Set(own.map((part) => fileOf.get(part)));
      let size = 0;
      for (const file of loaded) {
        size += file?.size ?? 0;
        for (const part of file?.needs ?? []) loaded.add(fileOf.get(part));
      }
      excess += Math.max(0, loaded.size - limit);
      weight += (limit === Infinity ? size * WEIGHT_AT_A_TOUCH : size) ** 8;
    }
    return { parted, excess, weight };
  };
}

/** Every way to join two files. */
function joined(files: Files): Files[] {
  return files.flatMap((one, index) =>
    files
      .slice(index + 1)
      .map((other) => [...files.filter((file) => file !== one && file !== other), [...one, ...other]]),
  );
}

/** Every way to move a part into another file, or into one of its own. */
function moved(files: Files): Files[] {
  return files.flatMap((from) =>
    from.flatMap((part) => {
      const left = files
        .map((file) => (file === from ? file.filter((other) => other !== part) : file))
        .filter((file) => file.length > 0);
      return [...left, []].map((to) => [...left.filter((file) => file !== to), [...to, part]]);
    }),
  );
}

/** Joins parts into files until each page is within its limit, so that the heaviest pages stay as light as they can. */
export function joinParts(
  parts: readonly PagePart[],
  limits: ReadonlyMap<string, number>,
): readonly PagePart[] {
  const rate = rater(parts, limits);
  let best = rate(parts.map((part) => [part]));
  while (best.excess > 0) {
    const { parted, excess } = best;
    const costs = (next: typeof best) => next.weight / (excess - next.excess);
    const tried = joined(parted).map(rate);
    const [next] = tried.filter((next) => next.excess < excess).sort((a, b) => costs(a) - costs(b));
    if (next === undefined) break;
    best = next;
  }
  for (let next: typeof best | undefined = best; next !== undefined; best = next ?? best) {
    const { parted, excess, weight }: typeof best = next;
    [next] = moved(parted)
      .map(rate)
      .filter((other) => other.excess <= excess && other.weight < weight)
      .sort((a, b) => a.weight - b.weight);
  }
  return best.parted.map((parts) => parts.reduce(join));
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
  const imported = [
    ...code.matchAll(/^(?:import\b|\} from)[^;"]*"(~\/(?:page-parts|islands)|\.)\/([\w.-]+)"/gm),
  ]
    .map(
      ([, folder = "", name = ""]) =>
        `${folder === "." ? dirname(file) : folder.replace("~/", APP)}/${name}.tsx`,
    )
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

/** The pages of each module that not every page has, and how many files each page may have. */
function pagesOfModules(read: ReadModule, ids: readonly string[], shell: ReadonlySet<string>) {
  const modules = readModules();
  const pages = new Map<string, Set<string>>();
  const limits = new Map<string, number>();
  for (const route of readdirSync(`${APP}routes`).filter((name) => name.endsWith(".tsx"))) {
    const islands = new Set(islandsOf(`${APP}routes/${route}`));
    const others = [haveCommon(islands, BESIDE_A_PICTURE), islands.has(PAINTED)].filter(Boolean).length;
    limits.set(route, FILES_OF_PAGE - others);
    for (const island of islands) {
      const module = ids.find((id) => id.replace(/\.tsx?$/, "") === modules.get(island));
      if (module === undefined) continue;
      for (const id of closureOf(module, read)) {
        if (!shell.has(id) && !REACT.test(id)) pages.set(id, (pages.get(id) ?? new Set()).add(route));
      }
    }
  }
  return { pages, limits };
}

/** Modules by who has them: what the same pages or islands have is one part. */
function partsOf(read: ReadModule, owners: ReadonlyMap<string, ReadonlySet<string>>): readonly PagePart[] {
  const parts = new Map<string, PagePart>();
  for (const [id, pages] of owners) {
    const key = [...pages].sort().join(" ");
    const imports = new Set(read(id)?.importedIds);
    const part = { pages, modules: new Set([id]), imports, size: gzipSync(read(id)?.code ?? "").length };
    const known = parts.get(key);
    parts.set(key, known === undefined ? part : join(known, part));
  }
  return [...parts.values()];
}

/** The islands that no page starts with, by the modules that they need. */
function waitingModules(read: ReadModule, ids: readonly string[], isStarted: (id: string) => boolean) {
  const islands = new Map<string, Set<string>>();
  for (const [name, path] of readModules()) {
    const module = ids.find((id) => id.replace(/\.tsx?$/, "") === path);
    if (module === undefined || isStarted(module)) continue;
    for (const id of closureOf(module, read)) {
      if (!REACT.test(id)) islands.set(id, (islands.get(id) ?? new Set()).add(name));
    }
  }
  return islands;
}

function chunksOfModules(meta: Rollup.ManualChunkMeta): Map<string, string | undefined> {
  const { getModuleInfo: read } = meta;
  const ids = [...meta.getModuleIds()];
  const shell = closureOf(APP + START, read);
  const { pages, limits } = pagesOfModules(read, ids, shell);
  const waiting = waitingModules(read, ids, (id) => pages.has(id));
  // An island that waits should bring along little that is for pages with others.
  const started = new Map(
    [...pages].map(([id, of]) => [id, new Set([...of, ...(waiting.get(id) ?? [])])] as const),
  );
  const late = new Map([...waiting].filter(([id]) => !shell.has(id) && !pages.has(id)));
  const names = new Set([...late.values()].flatMap((islands) => [...islands]));
  const limitAll = (limit: number) => [...names].map((name) => [name, limit] as const);
  const named = (name: string, parts: readonly PagePart[]) =>
    parts.flatMap(({ modules }, index) => [...modules].map((id) => [id, `${name}-${index}`] as const));
  // Named, too: the bundler puts what has no name into the first chunk that imports it.
  return new Map([
    ...[...shell].map((id) => [id, CLIENT] as const),
    ...named("islands", joinParts(partsOf(read, started), new Map([...limits, ...limitAll(Infinity)]))),
    ...named("waiting", joinParts(partsOf(read, late), new Map(limitAll(FILES_OF_WAITING)))),
  ]);
}

/** Names the chunks of the client and of the islands. The bundler splits the rest by what is loaded on a click. */
export function islandChunks(): Rollup.GetManualChunk {
  let chunks: Map<string, string | undefined> | null = null;
  return (id, meta) => {
    if (REACT.test(id)) return CLIENT;
    chunks ??= chunksOfModules(meta);
    return chunks.get(id);
  };
}

/** An import as Vite has wrapped it, with the names that it takes of the module. */
const WRAPPED =
  /__vitePreload\((?:\(\) => |async \(\) => \{ const \{[^}]*\} = await )(import\('[^']+'\)(?:\.then\(n => n\.\w+\))?)(?:;return \{[^}]*\}\})?,__VITE_IS_MODERN__\?__VITE_PRELOAD__:void 0\)/g;

/** Lets imports on a click load without Vite's preloading, which is for sheets and there is one for the site. */
export function plainImports(): PluginOption {
  return {
    name: "plain-imports",
    enforce: "pre",
    apply: "build",
    load: (id) =>
      id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : null,
    renderChunk: (code) => ({ code: code.replace(WRAPPED, "$1"), map: null }),
  };
}
