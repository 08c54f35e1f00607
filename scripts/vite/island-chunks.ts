// Few files, since each costs a request: React, the client of every page, one file for each island, and what several
// of them share.
import type { Rollup } from "vite";

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|commonjsHelpers/;

const SMALL_PARTS =
  /\/app\/(lib\/fold-text|ui\/(external-link|copy-\w+|use-copy|share-actions|use-early-input))\./;

/**
 * Names React's chunk, and that of small parts which many islands use: left to itself the bundler puts them beside
 * the messages of some page, and every other page loads those with them. It splits the rest by the islands that are
 * loaded by name.
 */
export function islandChunks(): Rollup.GetManualChunk {
  return (id) => (REACT.test(id) ? "react" : SMALL_PARTS.test(id) ? "small-parts" : undefined);
}
