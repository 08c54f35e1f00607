import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseJson } from "../app/lib/parse-json.ts";
import { localState, ROOT } from "./project-node.mjs";
import { wranglerOutput } from "./wrangler-output.mjs";

/** Milliseconds to wait while the running site writes. */
const PATIENCE_MS = 5000;

/** The rows of one query on the local database of `npm start`, or on production's. */
export async function queryDatabase(sql, { remote = false } = {}) {
  if (remote) return queryProduction(sql);
  const database = openLocalDatabase(localState(), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } catch (error) {
    if (/no such table/.test(error.message))
      error.message += "; `npm start` makes the tables when it first runs";
    throw error;
  } finally {
    database.close();
  }
}

/**
 * The file of the local database below `state`. It is not read through wrangler, whose second runtime would lock the
 * running site out. For the same reason, write only while no site runs on it.
 */
export function openLocalDatabase(state, { readOnly }) {
  const file = findDatabase(state);
  if (file === undefined) throw new Error("There is no local database yet; `npm start` makes it.");
  return new DatabaseSync(file, { readOnly, timeout: PATIENCE_MS });
}

/** Whether a start has made a local database below `state`. */
export function hasLocalDatabase(state) {
  return findDatabase(state) !== undefined;
}

function findDatabase(state) {
  const folder = resolve(ROOT, state, "v3", "d1");
  return listFiles(folder)
    .filter((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"))
    .map((name) => join(folder, name))[0];
}

function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return []; // never started
  }
}

async function queryProduction(sql) {
  const { code, output, errors } = await wranglerOutput([
    ...["d1", "execute", "DB", "--remote", "--json", "--command", sql],
  ]);
  // wrangler reports a refused query in the same JSON, on the same stream.
  const answer = parseJson(output);
  if (code === 0 && Array.isArray(answer)) return answer.flatMap(({ results }) => results);
  throw new Error(answer?.error?.text ?? `${output}${errors}`.trim());
}
