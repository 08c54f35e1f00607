import type { Rollup } from "vite";
import { startsOf } from "./module-starts";

/** The records, the words of the pages, and the word lists by which the check of summaries reads two languages. */
const TEXTS = [
  /\/app\/content\/(?:tools\/)?([\w-]+)/,
  /\/app\/i18n\/messages\/(?:[\w-]+\/)?(?!offline\.)([\w-]+)\.ts$/,
  /\/news\/summary\/lexicon\/([\w-]+-words|place-names|more-places)\.ts$/,
];

/** What only browsers run: all that the Worker has of it is its name. */
const CLIENT_ONLY = /\.client\.tsx?$/;

/**
 * Puts texts that are evaluated together into a script of their own in the Worker, so that what shows a page evaluates
 * no more than it shows, and the code can be counted without what is text (tests/built/worker-scripts.test.ts). They are as
 * few as can be, because each script costs the start of an isolate as much as half a kilobyte of code.
 */
export function workerChunks(): Rollup.GetManualChunk {
  const names = new Map<string, string>();
  return (id, { getModuleInfo }) => {
    if (CLIENT_ONLY.test(id)) return "client-only";
    const name = TEXTS.map((texts) => texts.exec(id)?.[1]).find((found) => found !== undefined);
    if (name === undefined) return undefined;
    const starts = startsOf(id, getModuleInfo).join("\n");
    const known = names.get(starts) ?? `text-${name}`;
    names.set(starts, known);
    return known;
  };
}
