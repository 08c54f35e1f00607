// Few files, since each costs a request: React, the client of every page, one file for each island, and what several
// of them share.
import type { Rollup } from "vite";

const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|commonjsHelpers/;

/** Names React's chunk. The bundler splits the rest by the islands that are loaded by name. */
export function islandChunks(): Rollup.GetManualChunk {
  return (id) => (REACT.test(id) ? "react" : undefined);
}
