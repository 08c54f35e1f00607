// A backup may be older than the database it goes into. Until the migration `article-texts` an article had a column for
// each of its texts in each language; what a row of that time held is two kinds of row today.
import { LANGUAGES, LOCALES } from "../../app/addresses/languages.ts";

const ARTICLES = "ai_news";
const TEXTS = "article_texts";

/** Says for each group of rows of a backup which rows of which tables they are today: a list of names and rows. */
export function readEarlier() {
  const columns = LOCALES.map((locale) => {
    const of = (part) => `${part}_${LANGUAGES[locale].written}`;
    return { locale, title: of("title"), html: of("summary"), note: of("class_note") };
  });
  const gone = new Set(columns.flatMap(({ title, html, note }) => [title, html, note]));
  let rowid = 0;
  const listStrings = (row) =>
    columns
      .filter(({ title, html }) => typeof row[title] === "string" && typeof row[html] === "string")
      .map(({ locale, title, html, note }) => {
        rowid += 1;
        const text = { title: row[title], summary_html: row[html], class_note: row[note] ?? null };
        return { rowid, article_id: row.id, locale, ...text };
      });
  return (table, rows) => {
    if (table !== ARTICLES || !Object.keys(rows[0]).some((column) => gone.has(column)))
      return [{ table, rows }];
    const articles = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !gone.has(column))),
    );
    const texts = rows.flatMap(listStrings);
    return [{ table, rows: articles }, ...(texts.length === 0 ? [] : [{ table: TEXTS, rows: texts }])];
  };
}
