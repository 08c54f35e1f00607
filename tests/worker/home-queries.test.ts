// Counts the database's work for the news of a page.
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { disturbD1, type Step } from "./disturbed-bindings";
import { createPipeline } from "./pipeline";
import { answered, toNews } from "./questions";
import { rss, someItems } from "./rss";
import { script } from "./scripted";

test("the news of the home page are one batch that reads two rows for each that it shows, of however many", async () => {
  const { url } = await script({ body: rss(someItems(120)) });
  const pipeline = createPipeline([{ feed: url, name: "Gazette" }]);
  await pipeline.run();
  const calls: D1Result[][] = [];
  const count: Step = async (work) => {
    const answer = await work();
    if (Array.isArray(answer)) calls.push(answer);
    return answer;
  };
  const { news } = toNews(disturbD1(env.DB, count));
  const { articles } = answered(await news.listPublished({ tag: "all", locale: "en", now: new Date() }));
  expect(articles).toHaveLength(20);
  expect(calls).toHaveLength(1);
  const rowsRead = calls.flat().reduce((total, { meta }) => total + meta.rows_read, 0);
  expect(rowsRead).toBeGreaterThan(0);
  // An article, its text in the language of the page or its own, and the last update: never both texts.
  expect(rowsRead).toBeLessThanOrEqual(20 + 20 + 1);
});
