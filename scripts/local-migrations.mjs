import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project-node.mjs";
import { hasLocalDatabase, openLocalDatabase } from "./query-database.mjs";

export const MIGRATIONS = join(ROOT, "migrations");

/**
 * The migrations of the local database below `state`: the list that wrangler keeps in every database, here and in
 * production.
 */
function listApplied(state) {
  if (!hasLocalDatabase(state)) return [];
  const database = openLocalDatabase(state, { readOnly: false });
  try {
    const list = database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").get();
    return list === undefined ? [] : database.prepare("select name from d1_migrations").all();
  } finally {
    database.close();
  }
}

/** File names of the migrations that the local database below `state` lacks, in their order. */
export function listPending(state) {
  const applied = new Set(listApplied(state).map(({ name }) => name));
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  return names.filter((name) => !applied.has(name)).sort();
}
