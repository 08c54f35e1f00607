// Few files, since each costs a request.
import { basename } from "node:path/posix";
import type { Rollup } from "vite";
import { startsOf } from "./module-starts";

const REGISTRY = /\/app\/islands\/registry\.ts$/;

/** Files with several islands, by the names of their modules: those that stand on the same pages, or share most. */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  cards: ["card-controls", "last-updated", "news-views", "particle-background"],
  codes: ["code-checker", "code-lookup"],
  favourites: ["favourites-page", "offered-favourites"],
  lists: ["course-search", "resource-list"],
  newsletter: ["footer-newsletter-form", "inline-newsletter-form"],
  prompts: [
    ...["book-resource-list", "guarded-open-in", "guarded-print", "guarded-prompt-list"],
    "prompt-workbench",
  ],
};

function fileOf(module: string): string {
  const name = basename(module).replace(/\..*$/, "");
  return Object.keys(TOGETHER).find((file) => TOGETHER[file]?.includes(name)) ?? name;
}

/**
 * Names the file of the client and of each module of an island; what islands of several files need is one more. The
 * bundler splits the rest by what is loaded on a click.
 */
export const islandChunks: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  const starts = startsOf(id, getModuleInfo).flatMap((start) => getModuleInfo(start) ?? []);
  if (starts.some(({ isEntry }) => isEntry)) return "client";
  const islands = starts.filter(({ dynamicImporters }) => dynamicImporters.some((by) => REGISTRY.test(by)));
  const files = new Set(islands.map((island) => fileOf(island.id)));
  return files.size > 1 ? "shared" : [...files][0];
};
