// The data of a local site, in a runtime of its own: while a site runs on the same state, each would lock the other
// out.
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { ROOT } from "../project-node.mjs";
import { startWorkerRuntime } from "../worker-runtime.mjs";

/** Statements in one batch. */
const MOST_STATEMENTS = 50;
/** Runs statements where the database is: through miniflare's own proxy each of them waits for the other process. */
const workerAt = (path) => `export default {
  async fetch(request, { DB }) {
    if (new URL(request.url).pathname !== "${path}") return new Response(null, { status: 404 });
    try {
      const statements = await request.json();
      const answers = await DB.batch(statements.map((sql) => DB.prepare(sql)));
      return Response.json(answers.map(({ results }) => results));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  },
  queue() {},
  scheduled() {},
};`;

/** The data of a local site, by way of the runtime. Close it, or the program does not end. */
export async function openLocalSite(state) {
  // The runtime listens on a port, and nobody else on this machine knows the path.
  const path = `/${randomUUID()}`;
  const { runtime } = await startWorkerRuntime({ state: resolve(ROOT, state), script: workerAt(path) });
  async function run(statements) {
    const body = JSON.stringify(statements);
    const answer = await runtime.dispatchFetch(`http://localhost${path}`, { method: "POST", body });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
  return {
    query: async (sql) => (await run([sql]))[0],
    async execute(statements) {
      for (let start = 0; start < statements.length; start += MOST_STATEMENTS)
        await run(statements.slice(start, start + MOST_STATEMENTS));
    },
    links: localLinks(await runtime.getKVNamespace("LINKS")),
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
