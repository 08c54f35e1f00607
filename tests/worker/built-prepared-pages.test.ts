// A run of the pipeline in the built Worker renders the pages that it has changed, so that no reader waits for it.
import { createExecutionContext, createMessageBatch, env, waitOnExecutionContext } from "cloudflare:test";
import { beforeEach, expect, test, vi } from "vitest";
import { configurationKey } from "../../workers/configuration-key";
import type { Env } from "../../workers/env";
import { handleQueue } from "../../workers/queue";
import { loadWorker } from "./built-worker";
import { countBindings } from "./counted-bindings";
import { clearPipeline, createFeedPipeline, type Pipeline } from "./pipeline";
import { someItems } from "./rss";

const PAGES = ["/", "/pt-br", "/news", "/pt-br/news"];

beforeEach(async () => {
  const { keys } = await env.LINKS.list();
  for (const { name } of keys) await env.LINKS.delete(name);
  await clearPipeline();
});

/** A run whose only message waits. */
async function startRun(): Promise<Pipeline> {
  const { pipeline } = await createFeedPipeline(someItems(3));
  await pipeline.cron();
  expect(pipeline.waiting).toHaveLength(1);
  return pipeline;
}

function lastMessage({ waiting }: Pipeline): MessageBatch {
  const body = waiting.shift()?.body;
  return createMessageBatch("ai-teacher-pro-jobs", [
    { id: "last", timestamp: new Date(), attempts: 1, body },
  ]);
}

async function get(path: string, bindings: Env) {
  const worker = await loadWorker();
  const { bindings: counted, count } = countBindings(bindings);
  const context = createExecutionContext();
  const answer = await worker.fetch(new Request(`http://localhost${path}`), counted, context);
  const text = await answer.text();
  await waitOnExecutionContext(context);
  return { text, found: count.kv.found, writes: count.kv.writes, rowsRead: count.rows.rowsRead };
}

/** Hands all pages in KV over to a configuration that this isolate keeps no page of, as a new one does of any. */
async function copyPages(from: Env, to: Env): Promise<void> {
  const [own, other] = [await configurationKey(from), await configurationKey(to)];
  const { keys } = await env.LINKS.list({ prefix: "page/" });
  for (const { name } of keys) {
    const page = await env.LINKS.get(name, "arrayBuffer");
    await env.LINKS.put(name.replace(own, other), page ?? "");
  }
}

test("after a run a new isolate finds the home and news pages in KV and renders none", async () => {
  const pipeline = await startRun();
  const context = createExecutionContext();
  const worker = await loadWorker();
  await worker.queue(lastMessage(pipeline), pipeline.env, context);
  await waitOnExecutionContext(context);
  const elsewhere = { ...pipeline.env, CONTACT_EMAIL: "new-isolate@site.example" };
  await copyPages(pipeline.env, elsewhere);
  for (const path of PAGES) {
    // The key is that of a visitor: memory has the page under it.
    const { text } = await get(path, pipeline.env);
    expect(text, path).toContain("Guidance number 1");
    const { text: stored, ...used } = await get(path, elsewhere);
    // The one row is that of the versions: a rendering reads the articles.
    expect([path, used]).toEqual([path, { found: 1, writes: 0, rowsRead: 1 }]);
    expect(stored, path).toBe(text);
  }
});

test("a run prepares its pages although the isolate has just served the older ones", async () => {
  const pipeline = await startRun();
  const worker = await loadWorker();
  for (const path of PAGES) await get(path, pipeline.env);
  const context = createExecutionContext();
  await worker.queue(lastMessage(pipeline), pipeline.env, context);
  await waitOnExecutionContext(context);
  const { keys } = await env.LINKS.list({ prefix: "page/" });
  expect(keys).toHaveLength(2 * PAGES.length);
});

test("a run whose pages cannot be rendered is over all the same", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const pipeline = await startRun();
  const batch = lastMessage(pipeline);
  const context = createExecutionContext();
  const ack = vi.spyOn(batch.messages[0] ?? expect.fail("no message"), "ack");
  await handleQueue(batch, pipeline.env, context, () => Promise.reject(new Error("no page")));
  expect(ack).toHaveBeenCalledOnce();
  expect(complaints).toHaveBeenCalledTimes(PAGES.length);
});
