import type { Rollup } from "vite";

const CONTENT = /\/app\/content\/(?:tools\/)?([\w-]+)/;
const MESSAGES = /\/app\/i18n\/messages\/(?:[\w-]+\/)?([\w-]+)\.ts$/;
/** The word lists by which the check of summaries reads two languages. */
const LEXICON = /\/news\/summary\/lexicon\/(?:[\w-]+-words|place-names|more-places)\.ts$/;

/**
 * Gives each collection of the content, and the words of each part of the site, a script of its own in the Worker, so
 * that what shows a page evaluates no more than it shows, and the code can be counted without what is text
 * (tests/worker-scripts.test.ts).
 */
export const workerChunks: Rollup.GetManualChunk = (id) => {
  const [, collection] = CONTENT.exec(id) ?? [];
  if (collection !== undefined) return `content-${collection}`;
  if (LEXICON.test(id)) return "lexicon";
  const [, part] = MESSAGES.exec(id) ?? [];
  // The words of the service worker are in its own script, and nowhere else.
  return part === undefined || part === "offline" ? undefined : `messages-${part}`;
};
