// Articles are kept for a year, with what follows from them, logs for ninety days, and nothing goes because a clock
// is wrong.
import { createScheduledController } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  dailyCounters,
  dailySalts,
  linkScans,
  rateWindows,
  unknownCodes,
  viewMarks,
} from "~/db/count-tables.server";
import { aiNews, newsTags } from "~/db/news-tables.server";
import { feedStates, leases, pipelineLogs, pipelineRuns, runItems } from "~/db/run-tables.server";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { removeOld } from "~/features/news/io/retention.server";
import { startFetchRun } from "~/features/news/io/run-news.server";
import { createRunServices } from "../../workers/jobs/run-services";
import { handleScheduled } from "../../workers/scheduled";
import { clearPipeline, createFeedPipeline, createPipeline, db } from "./pipeline";
import { rss, someItems } from "./rss";
import { script } from "./scripted";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-11-20T10:07:00Z");

function daysAgo(days: number): string {
  return new Date(NOW.getTime() - days * DAY_MS).toISOString();
}

function article(id: string, publishedAt: string): typeof aiNews.$inferInsert {
  return {
    id,
    title: id,
    excerptHtml: "",
    tags: ["ai"],
    sourceName: "S",
    sourceUrl: `https://example.org/${id}`,
    publishedAt,
    status: "published",
    influenceScore: 0,
    educationRelevance: 0,
    feedId: "s",
    language: "en",
    dateEstimated: false,
    isSample: false,
    fetchedAt: publishedAt,
    searchText: id,
    summaryState: "done",
    summaryDueAt: publishedAt,
  };
}

/** A run that shows the clock to be right: it began a day before. */
async function runTheDayBefore(now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - DAY_MS).toISOString();
  const run = { operation: FETCH_OPERATION, trigger: "cron", status: "completed" } as const;
  await db.insert(pipelineRuns).values({ ...run, id: crypto.randomUUID(), startedAt });
}

beforeEach(clearPipeline);

test("articles go after a year with their tags, logs and runs after ninety days with their items", async () => {
  for (const days of [364, 366]) {
    await db.insert(aiNews).values(article(`days-${days}`, daysAgo(days)));
  }
  await db.insert(aiNews).values({ ...article("withdrawn", daysAgo(366)), status: "withdrawn" });
  for (const days of [89, 91]) {
    await db
      .insert(pipelineLogs)
      .values({ createdAt: daysAgo(days), operation: "o", status: `days-${days}` });
    const run = { id: `days-${days}`, operation: "o", trigger: "cron", status: "completed" } as const;
    await db.insert(pipelineRuns).values({ ...run, startedAt: daysAgo(days) });
    await db.insert(runItems).values({ runId: run.id, itemId: "source" });
  }
  await removeOld(db, [], NOW);
  expect(await db.select().from(aiNews)).toHaveLength(3);
  await runTheDayBefore(NOW);
  await removeOld(db, [], NOW);
  expect((await db.select().from(aiNews)).map(({ id }) => id)).toEqual(["days-364"]);
  expect((await db.select().from(newsTags)).map(({ articleId }) => articleId)).toEqual(["days-364"]);
  expect(
    await db.all(sql`select count(*) as found from news_search where news_search match '"days"'`),
  ).toEqual([{ found: 1 }]);
  expect((await db.select().from(pipelineLogs)).map(({ status }) => status)).toEqual(["days-89"]);
  const runs = await db.select().from(pipelineRuns);
  expect(runs.filter(({ operation }) => operation === "o").map(({ id }) => id)).toEqual(["days-89"]);
  expect((await db.select().from(runItems)).map(({ runId }) => runId)).toEqual(["days-89"]);
});

test("what counts visitors goes as soon as it is not needed any more, yesterday's salt first", async () => {
  await db.insert(viewMarks).values([
    { mark: "open", token: "t", expiresAt: daysAgo(-0.01) },
    { mark: "expired", token: "t", expiresAt: daysAgo(0.01) },
  ]);
  await db.insert(rateWindows).values([
    { key: "now", windowStart: NOW.getTime(), count: 1 },
    { key: "old", windowStart: NOW.getTime() - 2 * DAY_MS, count: 1 },
  ]);
  await db.insert(dailySalts).values([
    { day: "2026-11-19", salt: "a" },
    { day: "2026-11-20", salt: "b" },
  ]);
  await db.insert(dailyCounters).values([
    { name: "ai-calls", day: "2026-11-20", count: 1 },
    { name: "ai-calls", day: "2026-01-01", count: 1 },
  ]);
  await runTheDayBefore(NOW);
  await removeOld(db, [], NOW);
  expect((await db.select().from(viewMarks)).map(({ mark }) => mark)).toEqual(["open"]);
  expect((await db.select().from(rateWindows)).map(({ key }) => key)).toEqual(["now"]);
  expect((await db.select().from(dailySalts)).map(({ day }) => day)).toEqual(["2026-11-20"]);
  expect((await db.select().from(dailyCounters)).map(({ day }) => day)).toEqual(["2026-11-20"]);
});

test("counts go after two years, and the state of a feed ninety days after it left the configuration", async () => {
  for (const days of [729, 731]) {
    const day = daysAgo(days).slice(0, 10);
    await db.insert(linkScans).values({ id: `days-${days}`, day, language: "en", count: 1 });
    await db.insert(unknownCodes).values({ code: `days-${days}`, day, language: "en", count: 1 });
  }
  await db.insert(feedStates).values([
    { sourceId: "left-long-ago", name: "", feed: "", lastAttemptAt: daysAgo(91) },
    { sourceId: "left-lately", name: "", feed: "", lastAttemptAt: daysAgo(89) },
    { sourceId: "configured", name: "", feed: "", lastAttemptAt: daysAgo(91) },
  ]);
  await runTheDayBefore(NOW);
  await removeOld(db, ["configured"], NOW);
  expect((await db.select().from(linkScans)).map(({ id }) => id)).toEqual(["days-729"]);
  expect((await db.select().from(unknownCodes)).map(({ code }) => code)).toEqual(["days-729"]);
  const states = await db.select().from(feedStates);
  expect(states.map(({ sourceId }) => sourceId).sort()).toEqual(["configured", "left-lately"]);
});

test("a clock that jumps twenty years deletes nothing, and what ran then holds up nobody after it", async () => {
  const items = someItems(3).map((item) => ({ ...item, date: new Date(Date.now() - DAY_MS).toUTCString() }));
  const { pipeline } = await createFeedPipeline(items);
  await pipeline.run();
  expect(await db.select().from(aiNews)).toHaveLength(3);

  const wrong = new Date(Date.now() + 20 * 365 * DAY_MS);
  for (const hour of [0, 1, 2]) {
    const controller = createScheduledController({
      cron: "7 * * * *",
      scheduledTime: new Date(wrong.getTime() + hour * 3_600_000),
    });
    await handleScheduled(controller, pipeline.env);
  }
  // The last of them died at work: its lease ends in twenty years.
  expect((await db.select().from(leases)).map(({ until }) => until > wrong.toISOString())).toEqual([true]);
  expect(await db.select().from(aiNews)).toHaveLength(3);

  const services = createRunServices(pipeline.env);
  expect((await services.runs.readCircumstances(FETCH_OPERATION)).lastRun?.status).toBe("completed");
  const { lastUpdatedAt } = await createNewsReader(db).listPublished({
    tag: "all",
    locale: "en",
    now: new Date(),
  });
  expect(Date.parse(lastUpdatedAt ?? "")).toBeLessThan(wrong.getTime() - DAY_MS);
  const start = { trigger: "visitor", idempotencyKey: null, cooldownSeconds: 600 } as const;
  const now = new Date(Date.now() + 3_600_000);
  expect(await startFetchRun(services, { ...start, now })).not.toBeNull();
  expect(await startFetchRun(services, { ...start, now })).toBeNull();
});

test("the hourly cron removes what is old, and a feed does not bring it back", async () => {
  const [young, old] = someItems(2);
  if (young === undefined || old === undefined) throw new Error("two items");
  const at = (days: number) => new Date(Date.now() - days * DAY_MS).toUTCString();
  const feed = await script({
    body: rss([
      { ...young, date: at(1) },
      { ...old, date: at(400) },
    ]),
  });
  await db.insert(aiNews).values(article("of-last-year", new Date(Date.now() - 400 * DAY_MS).toISOString()));
  await runTheDayBefore(new Date());
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.run();
  expect((await db.select().from(aiNews)).map(({ sourceUrl }) => sourceUrl)).toEqual([young.link]);
});
