// The archive page by page over thousands of articles, past those that are hidden, withdrawn or yet to come.
import { env } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { toArchiveSearch } from "~/features/news/core/page/news-query";
import { archiveAt, listIds } from "./archive-at";
import { fillArticles, RARE_SOURCE } from "./many-articles";

const ARTICLES = 4_000;
const NOW = new Date();

beforeAll(() => fillArticles(ARTICLES, NOW));

test("every filter of the archive finds what it should, newest first, and nothing hidden or yet to come", async () => {
  for (const [search, most] of [
    ["", ARTICLES],
    ["tag=education", ARTICLES],
    ["tag=ethics", 39],
    [`source=${RARE_SOURCE}`, 9],
    ["q=ancient", 29],
    ["q=avaliação", ARTICLES],
  ] as const) {
    const { page } = await archiveAt(search, NOW);
    const dates = page?.articles.map(({ publishedAt }) => publishedAt) ?? [];
    expect(dates.length, search).toBe(Math.min(24, most));
    expect(dates, search).toEqual([...dates].sort().reverse());
    expect((dates[0] ?? "") <= NOW.toISOString(), search).toBe(true);
  }
});

test.each(["", "tag=education", "source=source-1", "q=school"])(
  "the steps of /news?%s lead past what is hidden, each article once, and back the same way",
  async (filter) => {
    const first = await archiveAt(filter, NOW);
    const pages = [first];
    // Beyond the hidden and the withdrawn ones; what follows is more of the same.
    const end = new Date(NOW.getTime() - 3_400 * 300_000).toISOString();
    for (let page = first; (page.page?.articles.at(-1)?.publishedAt ?? "") > end; pages.push(page)) {
      page = await archiveAt(page.older.slice(1), NOW);
    }
    const seen = listIds(pages);
    const [column, value] = filter.split("=");
    const { results } = await env.DB.prepare(
      `select id from ai_news where status = 'published' and hidden_because is null and published_at <= ?1
        and (?2 <> 'tag' or exists (select 1 from json_each(tags) where value = ?3))
        and (?2 <> 'source' or feed_id = ?3)
      order by published_at desc, id desc limit ?4`,
    )
      .bind(NOW.toISOString(), column ?? "", value ?? "", seen.length)
      .all<{ id: string }>();
    expect(seen).toEqual(results.map(({ id }) => id));
    let page = pages.at(-1) ?? first;
    const back = [page];
    while (page.newer !== toArchiveSearch({ ...page.query, cursor: null })) {
      page = await archiveAt(page.newer.slice(1), NOW);
      if (page.page === null) break;
      back.unshift(page);
    }
    expect(listIds(back)).toEqual(listIds(pages.slice(1)));
  },
);
