// The queue of the runtime itself: producer and consumer of wrangler.toml, no message handed over by the test.
import { createScheduledController, env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { aiNews } from "~/db/news-tables.server";
import { pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { FETCH_OPERATION, SUMMARIES_OPERATION } from "~/features/news/io/pipeline-log.server";
import { startSummariesRun } from "~/features/news/io/run-news.server";
import { createRunServices } from "../../workers/jobs/run-services";
import { handleScheduled } from "../../workers/scheduled";
import { db } from "./pipeline";
import { rss, someItems } from "./rss";
import { rewrite } from "./scripted";

const WAIT = { timeout: 100_000, interval: 50 };

async function listStatuses(operation: string) {
  const runs = await db.select().from(pipelineRuns).where(eq(pipelineRuns.operation, operation));
  return runs.map(({ status }) => status);
}

test("a cron and a summary run go through the real queue", async () => {
  const items = someItems(12);
  await rewrite(`http://${env.SCRIPTED_SERVER}/consumer-feed`, { body: rss(items) });
  await handleScheduled(createScheduledController({ cron: "7 * * * *" }), env);
  await vi.waitFor(async () => expect(await listStatuses(FETCH_OPERATION)).toEqual(["completed"]), WAIT);
  expect(await db.select().from(aiNews)).toHaveLength(items.length);

  // As if models had been asked and had not answered: every article has a message of its own.
  await db.update(aiNews).set({ summaryState: "pending", summaryDueAt: new Date().toISOString() });
  const now = new Date();
  const start = { trigger: "cron", idempotencyKey: null, cooldownSeconds: 0, now } as const;
  await startSummariesRun(createRunServices(env), start);
  await vi.waitFor(async () => expect(await listStatuses(SUMMARIES_OPERATION)).toEqual(["completed"]), WAIT);
  const rows = await db.select({ state: aiNews.summaryState }).from(aiNews);
  expect(rows.map(({ state }) => state)).toEqual(Array(items.length).fill("done"));
});

test("a message that nobody knows ends as a row", async () => {
  await env.JOBS.send({ type: "of-an-older-deploy" });
  await vi.waitFor(async () => {
    const rows = await db.select().from(pipelineLogs).where(eq(pipelineLogs.operation, "dead_letter"));
    expect(rows.map(({ detail }) => detail)).toEqual([{ body: '{"type":"of-an-older-deploy"}' }]);
  }, WAIT);
});
