import type { Rollup } from "vite";

const CONTENT = /\/app\/content\/(?:tools\/)?([\w-]+)/;

/**
 * Gives each collection of the content a script of its own in the Worker, so that what shows a page evaluates no more
 * than it shows, and the code can be counted without the content (tests/worker-scripts.test.ts).
 */
export const workerChunks: Rollup.GetManualChunk = (id) => {
  const [, collection] = CONTENT.exec(id) ?? [];
  return collection === undefined ? undefined : `content-${collection}`;
};
