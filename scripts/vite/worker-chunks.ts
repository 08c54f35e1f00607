import type { Rollup } from "vite";

/** The records, the words of the pages, and the word lists by which the check of summaries reads two languages. */
const TEXTS = [
  /\/app\/content\/(?:tools\/)?([\w-]+)/,
  /\/app\/i18n\/messages\/(?:[\w-]+\/)?(?!offline\.)([\w-]+)\.ts$/,
  /\/news\/summary\/lexicon\/([\w-]+-words|place-names|more-places)\.ts$/,
];

/** What only browsers run: all that the Worker has of it is its name. */
const CLIENT_ONLY = /\.client\.tsx?$/;

/** What must have asked for a module before it is evaluated: every way to it begins at one of these. */
function waysTo(start: string, { getModuleInfo }: Rollup.ManualChunkMeta): string {
  const modules = new Set([start]);
  const ways: string[] = [];
  for (const id of modules) {
    const info = getModuleInfo(id);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) ways.push(id);
    for (const importer of info.importers) modules.add(importer);
  }
  return ways.sort().join("\n");
}

/**
 * Puts texts that are evaluated together into a script of their own in the Worker, so that what shows a page evaluates
 * no more than it shows, and the code can be counted without what is text (tests/worker-scripts.test.ts). They are as
 * few as can be, because each script costs the start of an isolate as much as half a kilobyte of code.
 */
export function workerChunks(): Rollup.GetManualChunk {
  const names = new Map<string, string>();
  return (id, meta) => {
    if (CLIENT_ONLY.test(id)) return "client-only";
    const name = TEXTS.map((texts) => texts.exec(id)?.[1]).find((found) => found !== undefined);
    if (name === undefined) return undefined;
    const ways = waysTo(id, meta);
    const known = names.get(ways) ?? `text-${name}`;
    names.set(ways, known);
    return known;
  };
}
