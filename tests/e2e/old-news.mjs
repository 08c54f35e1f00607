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

/** The address of one of the articles. */
export const OLD_ARTICLE = `old-${WEEKS_AGO[0]}-0`;
/** A week with an issue in both languages, before those of the news. */
export const OLD_ISSUE = "2025-02";

/** The news of the issue, more than anybody wrote in that week: nothing is looked at but its page. */
const ISSUE_NEWS = TITLES.map((title, index) => ({
  id: `old-issue-${index}`,
  title,
  classNote: `${title}: a turma confere a resposta com o livro antes de usar.`,
  gist: "",
  sourceName: "Jornal",
  sourceUrl: `https://news.example/old-issue-${index}`,
}));

function writeOldIssue(database) {
  const insert =
    database.prepare(`insert into digest_issues (locale, week, issue, good_news, built_at, mailed_at)
    values (:locale, '${OLD_ISSUE}', :issue, 3, :at, :at)`);
  for (const locale of ["en", "pt-br"]) {
    const issue = { week: { year: 2025, week: 2 }, locale, news: ISSUE_NEWS, items: [], prompt: null };
    insert.run({ locale, issue: JSON.stringify(issue), at: "2025-01-13T09:00:00.000Z" });
  }
}

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
  writeOldIssue(database);
  database.close();
}
