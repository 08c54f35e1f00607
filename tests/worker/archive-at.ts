import { env } from "cloudflare:test";
import { toArchivePage } from "~/features/news/core/page/news-archive";
import { parseArchiveQuery, toArchiveSearch } from "~/features/news/core/page/news-query";
import { countRows } from "./counted-d1";
import { answered, toNews } from "./questions";

/** The page of the archive at this address, and the rows it read. */
export async function archiveAt(search: string, now: Date) {
  const { database, count } = countRows(env.DB);
  const query = parseArchiveQuery(new URLSearchParams(search));
  const { articles } = answered(await toNews(database).news.readArchive(query, { locale: "en", now }));
  const page = toArchivePage(articles, query.cursor);
  const findAddress = (cursor: typeof query.cursor) => toArchiveSearch({ ...query, cursor });
  const [older, newer] = [findAddress(page?.older ?? null), findAddress(page?.newer ?? null)];
  return { query, page, older, newer, ...count };
}

type Looked = Awaited<ReturnType<typeof archiveAt>>;

/** The ids of these pages, in their order. */
export function listIds(pages: readonly Looked[]): string[] {
  return pages.flatMap(({ page }) => page?.articles.map(({ id }) => id) ?? []);
}
