// Pages read the news within two seconds or do without; a failure is logged and the page says that there is nothing,
// because everything else on it still helps.
import { createReadDb, type Db } from "~/db/client.server";
import type { ArchiveQuery } from "~/features/news/core/page/news-query";
import { type ArchiveRows, type ArchiveVisit, readArchive } from "~/features/news/io/archive-reader.server";
import { createNewsReader, type NewsList, type NewsListRequest } from "~/features/news/io/news-reader.server";
import { type PipelineRecords, readPipeline } from "~/features/news/io/pipeline-reader.server";
import type { Log } from "../log";
import { withinBudget } from "../within-budget";

const NEWS_BUDGET_MS = 2000;

export interface NewsService {
  /** The newest articles, and when news last came in. */
  listPublished(request: NewsListRequest): Promise<NewsList>;
  readArchive(query: ArchiveQuery, visit: ArchiveVisit): Promise<ArchiveRows>;
  /** Null when the database does not answer. */
  readPipeline(configuredModels: readonly string[]): Promise<PipelineRecords | null>;
}

/** The news as loaders read them; nothing here rejects. `degraded` is set when something had to be left out. */
export function createNewsService(d1: D1Database, log: Log, degraded: { value: boolean }): NewsService {
  async function read<T, E>(what: string, work: (db: Db) => Promise<T>, empty: E): Promise<T | E> {
    try {
      return await withinBudget(work(createReadDb(d1)), NEWS_BUDGET_MS);
    } catch (error) {
      degraded.value = true;
      log.error("news not read", { what, error });
      return empty;
    }
  }
  return {
    listPublished: (request) =>
      read("section", (db) => createNewsReader(db).listPublished(request), {
        articles: [],
        lastUpdatedAt: null,
      }),
    readArchive: (query, visit) =>
      read("archive", (db) => readArchive(db, query, visit), { articles: [], sources: [] }),
    readPipeline: (configuredModels) => read("pipeline", (db) => readPipeline(db, configuredModels), null),
  };
}
