// A database from before drop rules, tags and search words were decided at write. The test shows what the migration
// makes of it, and that the derived tables can be filled again.
import { applyD1Migrations, env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createDb } from "~/db/client.server";
import { parseArchiveQuery } from "~/features/news/core/page/news-query";
import { readArchive } from "~/features/news/io/archive-reader.server";
import { REBUILD_SEARCH } from "~/features/news/io/search-table.server";
import { downgradeTo, insertRow, plainArticle } from "./older-database";

const AT = "2026-11-20T10:00:00.000Z";

async function insertOld(id: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  const words = { search_text: `title ${id} “escola” – avaliacao… d’agua` };
  const row = { ...plainArticle(id), ...words, ...fields };
  await insertRow("ai_news", row);
  await insertRow("news_tags", { tag: "ai", published_at: row.published_at, article_id: id });
}

async function shownBy(search: string): Promise<string[]> {
  const query = parseArchiveQuery(new URLSearchParams(search));
  const { articles } = await readArchive(createDb(env.DB), query, {
    locale: "en",
    now: new Date("2026-11-21T00:00:00Z"),
  });
  return articles.map(({ id }) => id);
}

test("stored articles are judged, listed and found after the migration, and after the tables are made anew", async () => {
  await downgradeTo("shown-news");
  await insertOld("aa-shown");
  await insertOld("bb-newer", { published_at: "2026-11-20T10:00:01.000Z" });
  await insertOld("cc-year", { published_at: "2025-11-20T10:00:00.000Z" });
  await insertOld("dd-title", { title: "It&#8217;s here" });
  await insertOld("ee-scheme", { source_url: "javascript:alert(1)" });
  await insertOld("ff-withdrawn", { status: "withdrawn" });
  await env.DB.prepare(
    "insert into pipeline_runs (id, operation, trigger, status, started_at) values ('r', 'o', 'cron', 'partial', ?)",
  )
    .bind(AT)
    .run();
  await env.DB.prepare(
    "insert into run_items (run_id, item_id, outcome) values ('r', 'a', 'done'), ('r', 'b', 'failed'), ('r', 'c', null)",
  ).run();

  await applyD1Migrations(env.DB, env.MIGRATIONS);

  const { results } = await env.DB.prepare("select id, hidden_because from ai_news order by id").all();
  expect(results.map(Object.values)).toEqual([
    ["aa-shown", null],
    ["bb-newer", null],
    ["cc-year", "year"],
    ["dd-title", "title"],
    ["ee-scheme", "unsafe-link"],
    ["ff-withdrawn", null],
  ]);
  const shown = ["bb-newer", "aa-shown"];
  const searches = ["", "tag=ai", "source=s", "q=escola", "q=avaliacao+d'agua", "q=title"];
  for (const search of searches) expect(await shownBy(search), search).toEqual(shown);
  const [run] = (await env.DB.prepare("select * from pipeline_runs").all()).results;
  expect(run).toMatchObject({
    item_count: 3,
    done_count: 1,
    unchanged_count: 0,
    failed_count: 1,
    pending_count: 0,
  });

  // As after a restored backup, which does not hold them.
  await env.DB.batch([env.DB.prepare("drop table news_search"), env.DB.prepare("delete from news_tags")]);
  for (const repetition of ["lost", "there"]) {
    await env.DB.batch(REBUILD_SEARCH.map((statement) => env.DB.prepare(statement)));
    for (const search of [...searches, "tag=ethics"])
      expect(await shownBy(search), repetition).toEqual(shown);
  }
  await env.DB.prepare("delete from ai_news where id = 'bb-newer'").run();
  for (const search of searches) expect(await shownBy(search), search).toEqual(["aa-shown"]);
});
