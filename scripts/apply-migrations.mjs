// Brings the local database below a folder of data up to date. local-state.mjs runs it as a process of its own, which
// can be ended in the middle. It uses one runtime for all migrations, where `wrangler d1 migrations apply` starts one
// for each.
import "./quiet-tools.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unstable_splitSqlQuery } from "wrangler";
import { listPending, MIGRATIONS } from "./local-migrations.mjs";
import { startWorkerRuntime } from "./worker-runtime.mjs";

/** The table is made as wrangler makes it, so that `npm run db:migrate:local` can go on from here. */
const LIST = `CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** A migration and its entry in the list are one transaction, so it is never applied by half. */
async function applyMigration(database, name) {
  const sql = readFileSync(join(MIGRATIONS, name), "utf8");
  await database.batch([
    ...unstable_splitSqlQuery(sql).map((part) => database.prepare(part)),
    database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
  ]);
}

/** Applies what the local database below `state` lacks. Rejects with the name of the migration that failed. */
export async function applyMigrations(state) {
  const pending = listPending(state);
  const { runtime } = await startWorkerRuntime({ state, script: "export default {};" });
  try {
    const database = await runtime.getD1Database("DB", "site");
    await database.prepare(LIST).run();
    for (const name of pending) {
      await applyMigration(database, name).catch((error) => {
        throw new Error(`${name}: ${error.message}`);
      });
    }
  } finally {
    await runtime.dispose();
  }
}

// No person types this one: what fails is told by the start that runs it.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await applyMigrations(process.argv[2]).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
