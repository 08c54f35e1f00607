import { applyD1Migrations, env, reset } from "cloudflare:test";

/** What a stopped job of the file before may still hold open goes with one of the next. */
const MOST_RESETS = 20;

/** Names of the tables and keys that are stored. */
async function listStored(): Promise<string[]> {
  const tables = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{
    name: string;
  }>();
  const { keys } = await env.LINKS.list();
  return [...tables.results, ...keys].map(({ name }) => name).filter((name) => !name.startsWith("_cf_"));
}

/** The files share one runtime, and none may see what another has stored. */
async function emptyStorage(): Promise<void> {
  let left: string[] = [];
  for (let resets = 0; resets < MOST_RESETS; resets += 1) {
    await reset();
    left = await listStored();
    if (left.length === 0) return;
  }
  throw new Error(`left by another file: ${left.join(", ")}`);
}

await emptyStorage();
await applyD1Migrations(env.DB, env.MIGRATIONS);
