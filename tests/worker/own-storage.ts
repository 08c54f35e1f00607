// One runtime serves many files, because it takes longer to start than most of them take to run. Each file has a
// database, keys and modules of its own, so that a job which one has left behind meets nothing of another.
import { env } from "cloudflare:test";
import { vi } from "vitest";

declare global {
  /** How many files this runtime has served. */
  var filesServed: number | undefined;
}

const ORDINAL = globalThis.filesServed ?? 0;
globalThis.filesServed = ORDINAL + 1;

function ownBindings() {
  const [database, links]: unknown[] = ["DB", "LINKS"].map((name) => Reflect.get(env, `${name}_${ORDINAL}`));
  if (database === undefined) throw new Error("vitest.worker.config.ts has no database for one more file");
  // The runtime itself loads the built Worker, once. What that keeps is kept apart by what it shows of the
  // configuration.
  const source = {
    name: `Feed of file ${ORDINAL}`,
    url: "https://example.org/",
    feed: `http://${env.SCRIPTED_SERVER}/file-${ORDINAL}`,
    language: "en",
  };
  return { DB: database, LINKS: links, NEWS_SOURCES: JSON.stringify([source]) };
}

// A runtime that serves one file has no such names.
if (Reflect.has(env, "DB_0")) {
  Object.assign(env, ownBindings());
  vi.resetModules();
}
// All at once: one after the other they take longer than many a file.
await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)));
