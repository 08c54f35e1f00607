// Rebuilds the tables that are derived from `ai_news`. No backup holds them: the platform's export refuses virtual
// tables, and both are made from the articles. This file imports nothing, so that a script can run it as it is.

const SHOWN = "status = 'published' and hidden_because is null";

/**
 * Rebuilds news_search and news_tags from the articles: plain SQL, in order. The triggers that keep both up to date
 * belong to `ai_news` and stay.
 */
export const REBUILD_SEARCH: readonly string[] = [
  "drop table if exists news_search",
  "create virtual table news_search using fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii')",
  `insert into news_search (rowid, words)
    select search_rowid, search_text from ai_news where ${SHOWN} group by search_rowid order by search_rowid`,
  "delete from news_tags",
  `insert into news_tags (tag, published_at, article_id)
    select distinct tags.value, news.published_at, news.id
    from ai_news news, json_each(news.tags) tags where ${SHOWN.replaceAll(/status|hidden_because/g, "news.$&")}`,
];
