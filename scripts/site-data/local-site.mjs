// The data of a local site, in a runtime of its own: while a site runs on the same state, each would lock the other
// out.
import { resolve } from "node:path";
import { ROOT } from "../project-node.mjs";
import { startWorkerRuntime } from "../worker-runtime.mjs";

/** Statements in one batch. */
const MOST_STATEMENTS = 50;
const IDLE_WORKER = "export default { fetch: () => new Response(null), queue() {}, scheduled() {} };";

/** The data of a local site, by way of the runtime. Close it, or the program does not end. */
export async function openLocalSite(state) {
  const { runtime } = await startWorkerRuntime({ state: resolve(ROOT, state), script: IDLE_WORKER });
  const database = await runtime.getD1Database("DB");
  const links = localLinks(await runtime.getKVNamespace("LINKS"));
  return {
    query: async (sql) => (await database.prepare(sql).all()).results,
    async execute(statements) {
      for (let start = 0; start < statements.length; start += MOST_STATEMENTS) {
        const some = statements.slice(start, start + MOST_STATEMENTS);
        await database.batch(some.map((sql) => database.prepare(sql)));
      }
    },
    links,
    close: () => runtime.dispose(),
  };
}

/** The keys and values of a namespace of the local runtime. */
function localLinks(namespace) {
  return {
    async listKeys(prefix = "") {
      const names = [];
      for (let cursor; ; ) {
        const page = await namespace.list({ prefix, cursor });
        names.push(...page.keys.map(({ name }) => name));
        if (page.list_complete) return names;
        cursor = page.cursor;
      }
    },
    async read(keys) {
      const entries = await Promise.all(keys.map(async (key) => ({ key, value: await namespace.get(key) })));
      return entries.filter(({ value }) => value !== null);
    },
    async write(entries) {
      for (const { key, value } of entries) await namespace.put(key, value);
    },
    async remove(keys) {
      for (const key of keys) await namespace.delete(key);
    },
  };
}
