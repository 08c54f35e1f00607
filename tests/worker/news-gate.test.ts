import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aiNews } from "~/db/news-tables.server";
import { toSourceId } from "~/features/news/core/feed/sources";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { readPipeline } from "~/features/news/io/pipeline-reader.server";
import { createFeedPipeline, createPipeline, db } from "./pipeline";
import { rss, someItems } from "./rss";
import { script } from "./scripted";

test("what is not about AI is stored, counted by source and reason, and shown nowhere", async () => {
  const [about, ...others] = someItems(3);
  if (about === undefined) throw new Error("an item");
  const plain = others.map((item, index) => ({
    ...item,
    title: `Exam calendar ${index}`,
    description: "The dates of the exams have been published. Pupils can see them from Monday on.",
  }));
  const { feed, pipeline } = await createFeedPipeline([about, ...plain]);
  await pipeline.run();
  const list = await createNewsReader(db).listPublished({ tag: "all", locale: "en", now: new Date() });
  expect(list.articles.map(({ sourceUrl }) => sourceUrl)).toContain(about.link);
  for (const { link } of plain) expect(list.articles.map(({ sourceUrl }) => sourceUrl)).not.toContain(link);
  const { dropped } = await readPipeline(db, []);
  expect(dropped).toContainEqual({ sourceId: toSourceId(feed.url), reason: "not-ai", count: 2 });
});

test("the count of what was dropped follows an article that is judged anew or goes", async () => {
  const counted = async () => (await readPipeline(db, [])).dropped.filter(({ sourceId }) => sourceId === id);
  const items = someItems(2).map((item) => ({ ...item, description: "", title: `Exams ${item.guid}` }));
  const feed = await script({ body: rss(items) });
  const id = toSourceId(feed.url);
  const pipeline = createPipeline([{ feed: feed.url }]);
  await pipeline.run();
  expect(await counted()).toEqual([{ sourceId: id, reason: "not-ai", count: 2 }]);
  const [first, second] = await db.select({ id: aiNews.id }).from(aiNews).where(eq(aiNews.feedId, id));
  await db
    .update(aiNews)
    .set({ hiddenReason: "title" })
    .where(eq(aiNews.id, first?.id ?? ""));
  expect(await counted()).toHaveLength(2);
  await db
    .update(aiNews)
    .set({ hiddenReason: null })
    .where(eq(aiNews.id, first?.id ?? ""));
  await db.delete(aiNews).where(eq(aiNews.id, second?.id ?? ""));
  expect(await counted()).toEqual([]);
});
