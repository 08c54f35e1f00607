// News of weeks without a digest, which only time could write. They are stored before the site starts, because a
// second writer locks a running site out of its database.
import { openLocalDatabase } from "../../scripts/query-database.mjs";

/** Their mark in `ai_news`. */
export const OLD_NEWS_FEED = "old-news";

const WEEK_MS = 7 * 86_400_000;
/**
 * The articles are older than every page that shows the latest ones, and younger than the year for which news is
 * kept.
 */
const WEEKS_AGO = [40, 41, 42, 43, 44, 45];
const TITLES = ["Guia de IA para escolas", "Tutor de leitura em teste", "Provas com chatbot"];

/** Three Portuguese articles for each of these weeks, enough for an issue. A site under test builds each week once. */
export function writeOldNews(state) {
  const database = openLocalDatabase(state, { readOnly: false });
  const insert = database.prepare(`insert into ai_news (id, title, summary_md, tags, source_name, source_url,
    published_at, status, influence_score, education_relevance, feed_id, guid, language, date_estimated, is_sample,
    fetched_at, search_text, summary_state, summary_due_at)
    values (:id, :title, :summary, '["ai"]', 'Jornal', :url, :at, 'published', 60, 60, '${OLD_NEWS_FEED}', :id, 'pt', 0,
    0, :at, '', 'done', :at)`);
  for (const weeks of WEEKS_AGO) {
    const at = new Date(Date.now() - weeks * WEEK_MS).toISOString();
    for (const [index, title] of TITLES.entries()) {
      const id = `old-${weeks}-${index}`;
      insert.run({ id, title, at, summary: `<p>${title}.</p>`, url: `https://news.example/${id}` });
    }
  }
  database.close();
}
