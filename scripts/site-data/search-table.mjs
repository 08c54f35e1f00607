// The search table is in no backup: the platform exports no virtual tables, and all of it follows from the articles.
import { loadSource } from "../load-source.mjs";

/** Plain SQL that makes it anew, in order. */
export async function searchStatements() {
  return (await loadSource("app/features/news/io/search-table.server.ts")).REBUILD_SEARCH;
}
