// Faults rows 65 and 66: pages read the news within two seconds or do without; a failure is logged and the page
// says that there is nothing, because everything else on it still helps.
import { createReadDb } from "~/db/client.server";
import type { ArchiveQuery } from "~/features/news/core/news-query";
import type { TagFilter } from "~/features/news/core/tags";
import { type ArchivePage, createNewsReader, type NewsList } from "~/features/news/io/news-reader.server";
import { withinBudget } from "~/features/news/io/within-budget.server";
import type { Log } from "./log";

const NEWS_BUDGET_MS = 2000;

export interface NewsService {
  /** Spec §7: the newest articles, and when news last came in. */
  listPublished(tag: TagFilter): Promise<NewsList>;
  listArchive(query: ArchiveQuery): Promise<ArchivePage>;
}

/** The news as loaders read them; nothing here rejects. `degraded` is set when something had to be left out. */
export function createNewsService(d1: D1Database, log: Log, degraded: { value: boolean }): NewsService {
  async function read<T extends object>(
    what: string,
    work: (reader: ReturnType<typeof createNewsReader>) => Promise<T>,
    empty: T,
  ): Promise<T> {
    try {
      return await withinBudget(work(createNewsReader(createReadDb(d1))), NEWS_BUDGET_MS);
    } catch (error) {
      degraded.value = true;
      log.error("news not read", { what, error: String(error) });
      return empty;
    }
  }
  return {
    listPublished: (tag) =>
      read("section", (reader) => reader.listPublished(tag), { articles: [], lastUpdatedAt: null }),
    listArchive: (query) =>
      read("archive", (reader) => reader.listArchive(query), { articles: [], total: 0 }),
  };
}
