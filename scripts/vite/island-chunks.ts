// Few files, since each costs a request.
import { basename } from "node:path/posix";
import type { Rollup } from "vite";
import { startsOf } from "./module-starts";

const REGISTRY = /\/app\/islands\/registry\.ts$/;

/** Files of islands that start with a page, by the names of their modules. */
const STARTED = {
  // The home page has all of them.
  cards: [
    ...["card-controls", "last-updated", "news-views", "particle-background"],
    ...["payment-status", "pix-dialog-opener"],
  ],
  favourites: ["favourites-page", "offered-favourites"],
  kit: ["kit-sheet"],
};

/** The same of lists, whose filters are loaded at a touch. */
const TOUCHED = {
  lessons: ["book-resource-list", "guarded-prompt-list"],
  lists: ["course-search", "resource-list"],
};

export const TOGETHER: Readonly<Record<string, readonly string[]>> = { ...STARTED, ...TOUCHED };

function fileOf(module: string): string {
  const name = basename(module).replace(/\..*$/, "");
  return Object.keys(TOGETHER).find((file) => TOGETHER[file]?.includes(name)) ?? name;
}

/**
 * Names the files of the client and of these islands, and one for what those that start with a page have in common with
 * others. The bundler splits the rest.
 */
export const islandChunks: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const starts = startsOf(id, getModuleInfo).flatMap((start) => getModuleInfo(start) ?? []);
  if (starts.some(({ isEntry }) => isEntry)) return "client";
  // The table of the pages, which the client itself, lists and a landing do without.
  if (id.includes("/app/addresses/")) return "addresses";
  const islands = starts.filter(({ dynamicImporters }) => dynamicImporters.some((by) => REGISTRY.test(by)));
  const [file = "", ...others] = new Set(islands.map((island) => fileOf(island.id)));
  if (others.length === 0) return file in TOGETHER ? file : undefined;
  return [file, ...others].some((name) => name in STARTED) ? "shared" : undefined;
};
