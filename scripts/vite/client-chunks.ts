// Splits the client into few files, since each costs a request. No file brings along what only another page needs.
import type { Rollup } from "vite";

type Meta = Pick<Rollup.ManualChunkMeta, "getModuleInfo" | "getModuleIds">;

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|commonjsHelpers/;
const ROUTER =
  /\/node_modules\/(@remix-run|react-router|react-router-dom|turbo-stream)\/|\/app\/entry\.client/;
const ISLANDS = /\/app\/islands\/start\.tsx$/;
const ROUTE = /\/app\/(root|routes\/[^?]+)\.tsx\?__remix-build-client-route$/;

/** Ids of a module and of everything that loads with it, or may be loaded later. */
function loadedWith(id: string, meta: Meta, withLater = false, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const info = meta.getModuleInfo(id);
  const later = withLater ? (info?.dynamicallyImportedIds ?? []) : [];
  for (const imported of [...(info?.importedIds ?? []), ...later])
    loadedWith(imported, meta, withLater, found);
  return found;
}

/** Pages that are little else than a part of the home page. */
const HOME_PARTS = ["routes/donate", "routes/news", "routes/news-pipeline"];
/** Pages to be read: they load no more than every page does. */
const TEXT_PAGES = ["routes/about", "routes/legal", "routes/costs"];
/** A module that this many other pages share with the home page counts as part of every page. */
const MANY = 8;

/** The book's printed codes lead to these pages: phones on a slow line, where each file costs a round trip. */
const COMPANION = "routes/book-resources";
const COMPANION_PAGES = /^routes\/(book-resources|platforms\.|planning-toolkit\.)/;

type Chunk = "shell" | "controls" | "islands" | "home" | "cards" | "companion" | "parts" | "widgets";

/** The chunk of a module of the home page, given the other pages that use it. */
function chunkOfShared(users: readonly string[]): Chunk {
  if (users.length >= MANY || users.some((name) => TEXT_PAGES.includes(name))) return "shell";
  return users.every((name) => HOME_PARTS.includes(name)) ? "home" : "cards";
}

/**
 * shell: modules of every page. home: of the home page and its parts. cards: of the home page and lists of cards.
 * companion: of the companion pages. parts: of the companion pages and others.
 */
function assignChunks(meta: Meta): Map<string, Chunk> {
  const chunkOf = new Map<string, Chunk>();
  const routes = [...meta.getModuleIds()].flatMap((id) => {
    const [, name] = ROUTE.exec(id) ?? [];
    return name === undefined ? [] : [{ name, ids: loadedWith(id, meta) }];
  });
  const root = routes.find(({ name }) => name === "root");
  const home = routes.find(({ name }) => name === "routes/home");
  const others = routes.filter((route) => route !== root && route !== home);
  for (const id of home?.ids ?? []) {
    chunkOf.set(id, chunkOfShared(others.filter(({ ids }) => ids.has(id)).map(({ name }) => name)));
  }
  for (const id of root?.ids ?? []) chunkOf.set(id, "shell");
  for (const id of routes.find(({ name }) => name === COMPANION)?.ids ?? []) {
    if (chunkOf.has(id)) continue;
    const users = others.filter(({ ids }) => ids.has(id));
    chunkOf.set(id, users.every(({ name }) => COMPANION_PAGES.test(name)) ? "companion" : "parts");
  }
  // What a page of islands loads, at once or later, must not lie with what needs the router.
  const start = [...meta.getModuleIds()].filter((id) => ISLANDS.test(id));
  const atOnce = new Set(start.flatMap((id) => [...loadedWith(id, meta)]));
  for (const id of start.flatMap((module) => [...loadedWith(module, meta, true)])) {
    if (atOnce.has(id)) chunkOf.set(id, chunkOf.get(id) === "shell" ? "controls" : "islands");
    else if (chunkOf.has(id)) chunkOf.set(id, "widgets");
  }
  return chunkOf;
}

/** Names the framework's chunks and those above. The bundler splits the rest by route and by lazy import. */
export function clientChunks(): Rollup.GetManualChunk {
  let chunkOf: ReadonlyMap<string, string> | null = null;
  return (id, meta) => {
    chunkOf ??= assignChunks(meta);
    if (REACT.test(id)) return "react";
    return ROUTER.test(id) ? "router" : chunkOf.get(id);
  };
}
