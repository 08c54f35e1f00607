import { createReadDb, type Db } from "~/db/client.server";
import type { FoundArticle } from "~/features/news/core/page/article-page";
import type { ArchiveQuery } from "~/features/news/core/page/news-query";
import type { PipelineRecords } from "~/features/news/core/run/pipeline-report";
import { type ArchiveRows, type ArchiveVisit, readArchive } from "~/features/news/io/archive-reader.server";
import {
  type ArticleVisit,
  type CorrectionRecord,
  findArticle,
  readCorrections,
} from "~/features/news/io/article-reader.server";
import { createNewsReader, type NewsList, type NewsListRequest } from "~/features/news/io/news-reader.server";
import { readPipeline } from "~/features/news/io/pipeline-reader.server";
import type { Answer } from "~/lib/answer";
import type { AskDatabase } from "./ask-database";

/** Pages read the news within two seconds or do without, because everything else on them still helps. */
const NEWS_BUDGET_MS = 2000;

export interface NewsService {
  /** The newest articles, and when news last came in. */
  listPublished(request: NewsListRequest): Promise<Answer<NewsList>>;
  readArchive(query: ArchiveQuery, visit: ArchiveVisit): Promise<Answer<ArchiveRows>>;
  findArticle(id: string, visit: ArticleVisit): Promise<Answer<FoundArticle | null>>;
  readCorrections(): Promise<Answer<CorrectionRecord>>;
  readPipeline(configuredModels: readonly string[]): Promise<Answer<PipelineRecords>>;
}

/** The news as loaders read them, from the nearest replica. */
export function createNewsService(d1: D1Database, ask: AskDatabase): NewsService {
  function read<T>(what: string, work: (db: Db) => Promise<T>): Promise<Answer<T>> {
    return ask({ event: "news not read", what, budgetMs: NEWS_BUDGET_MS }, () => work(createReadDb(d1)));
  }
  return {
    listPublished: (request) => read("section", (db) => createNewsReader(db).listPublished(request)),
    readArchive: (query, visit) => read("archive", (db) => readArchive(db, query, visit)),
    findArticle: (id, visit) => read("article", (db) => findArticle(db, id, visit)),
    readCorrections: () => read("corrections", readCorrections),
    readPipeline: (configuredModels) => read("pipeline", (db) => readPipeline(db, configuredModels)),
  };
}
