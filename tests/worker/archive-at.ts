import { env } from "cloudflare:test";
import { toArchivePage } from "~/features/news/core/page/news-archive";
import { parseArchiveQuery, toArchiveSearch } from "~/features/news/core/page/news-query";
import { countRows } from "./counted-d1";
import { answered, newsOf } from "./questions";

/** The page of the archive at this address, and the rows it read. */
export async function archiveAt(search: string, now: Date) {
  const { database, count } = countRows(env.DB);
  const query = parseArchiveQuery(new URLSearchParams(search));
  const { articles } = answered(await newsOf(database).news.readArchive(query, { locale: "en", now }));
  const page = toArchivePage(articles, query.cursor);
  const addressOf = (cursor: typeof query.cursor) => toArchiveSearch({ ...query, cursor });
  const [older, newer] = [addressOf(page?.older ?? null), addressOf(page?.newer ?? null)];
  return { query, page, older, newer, ...count };
}

type Looked = Awaited<ReturnType<typeof archiveAt>>;

/** The ids of these pages, in their order. */
export function idsOf(pages: readonly Looked[]): string[] {
  return pages.flatMap(({ page }) => page?.articles.map(({ id }) => id) ?? []);
}
