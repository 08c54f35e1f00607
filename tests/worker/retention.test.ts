// Product decisions, "News": articles are kept for a year, logs for ninety days.
import { expect, test } from "vitest";
import {
  aiNews,
  dailyCounters,
  dailySalts,
  newsTags,
  pipelineLogs,
  pipelineRuns,
  rateWindows,
  runItems,
  viewMarks,
} from "~/db/schema.server";
import { removeOld } from "~/features/news/io/retention.server";
import { createPipeline, db } from "./pipeline";
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
    summaryMd: "",
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

test("articles go after a year with their tags, logs and runs after ninety days with their items", async () => {
  for (const days of [364, 366]) {
    await db.insert(aiNews).values(article(`days-${days}`, daysAgo(days)));
    await db.insert(newsTags).values({ tag: "ai", publishedAt: daysAgo(days), articleId: `days-${days}` });
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
  await removeOld(db, NOW);
  expect((await db.select().from(aiNews)).map(({ id }) => id)).toEqual(["days-364"]);
  expect((await db.select().from(newsTags)).map(({ articleId }) => articleId)).toEqual(["days-364"]);
  expect((await db.select().from(pipelineLogs)).map(({ status }) => status)).toEqual(["days-89"]);
  expect((await db.select().from(pipelineRuns)).map(({ id }) => id)).toEqual(["days-89"]);
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
  await removeOld(db, NOW);
  expect((await db.select().from(viewMarks)).map(({ mark }) => mark)).toEqual(["open"]);
  expect((await db.select().from(rateWindows)).map(({ key }) => key)).toEqual(["now"]);
  expect((await db.select().from(dailySalts)).map(({ day }) => day)).toEqual(["2026-11-20"]);
  expect((await db.select().from(dailyCounters)).map(({ day }) => day)).toEqual(["2026-11-20"]);
});

test("the hourly cron removes what is old, and a feed does not bring it back", async () => {
  await db.delete(aiNews);
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
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.cron();
  await pipeline.drain();
  expect((await db.select().from(aiNews)).map(({ sourceUrl }) => sourceUrl)).toEqual([young.link]);
});
