// Queries of the pipeline page. Every list is limited and read from an index: with the built-in feeds they return fewer
// than 200 rows altogether. Nothing here names a visitor, because nothing about visitors is stored.
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { localeOfWritten } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { modelRests } from "~/db/count-tables.server";
import { aiNews, droppedArticles } from "~/db/news-tables.server";
import { isPast } from "~/db/past.server";
import { feedStates, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { valueList } from "~/db/value-list.server";
import type { PipelineRecords, RunCounts } from "~/features/news/core/run/pipeline-report";
import { readSummaryLog } from "~/features/news/core/run/summary-log";
import { absoluteLink } from "~/lib/canonical-url";
import { laterFirst } from "~/lib/later-first";
import {
  FETCH_OPERATION,
  type Operation,
  SUMMARIES_OPERATION,
  SUMMARISE_OPERATION,
} from "./pipeline-log.server";

const MOST_FETCH_RUNS = 10;
const MOST_SUMMARY_RUNS = 5;
/** Summaries whose models are counted. */
const MOST_SUMMARIES = 30;
/** Articles that were left for a later attempt, with their attempts. */
const MOST_LEFT = 20;
const MOST_REFUSED = 20;
/** Rows of circuit breakers; older configurations may have left some. */
const MOST_RESTS = 20;

/** The last runs, the state of every feed, and the outcomes of the last summaries. */
export async function readPipeline(db: Db, configuredModels: readonly string[]): Promise<PipelineRecords> {
  const toRuns = (operation: Operation, limit: number) =>
    db
      .select()
      .from(pipelineRuns)
      .where(and(eq(pipelineRuns.operation, operation), isPast(pipelineRuns.startedAt)))
      .orderBy(desc(pipelineRuns.startedAt))
      .limit(limit);
  const listSummaries = (status: string, limit: number) =>
    db
      .select({
        articleId: pipelineLogs.articleId,
        createdAt: pipelineLogs.createdAt,
        status: pipelineLogs.status,
        detail: pipelineLogs.detail,
      })
      .from(pipelineLogs)
      .where(and(eq(pipelineLogs.operation, SUMMARISE_OPERATION), eq(pipelineLogs.status, status)))
      .orderBy(desc(pipelineLogs.createdAt))
      .limit(limit);
  const [fetches, summaryRuns, feeds, written, left, dropped, rests] = await db.batch([
    toRuns(FETCH_OPERATION, MOST_FETCH_RUNS),
    toRuns(SUMMARIES_OPERATION, MOST_SUMMARY_RUNS),
    db
      .select({
        sourceId: feedStates.sourceId,
        lastAttemptAt: feedStates.lastAttemptAt,
        failures: feedStates.failures,
        retryAfterSeconds: feedStates.retryAfterSeconds,
        lastError: feedStates.lastError,
        lastSuccessAt: feedStates.lastSuccessAt,
        lastNewAt: feedStates.lastNewAt,
      })
      .from(feedStates),
    listSummaries("completed", MOST_SUMMARIES),
    listSummaries("pending", MOST_LEFT),
    db
      .select({
        sourceId: droppedArticles.feedId,
        reason: droppedArticles.reason,
        count: droppedArticles.count,
      })
      .from(droppedArticles)
      .where(gt(droppedArticles.count, 0)),
    db.select().from(modelRests).limit(MOST_RESTS),
  ]);
  const runs = [...fetches, ...summaryRuns].sort((a, b) => laterFirst(a.startedAt, b.startedAt));
  const rows = [...written, ...left].sort((a, b) => laterFirst(a.createdAt, b.createdAt));
  const log = readSummaryLog(rows, configuredModels);
  const shown = log.refused.slice(0, MOST_REFUSED);
  const articles = await db
    .select({ id: aiNews.id, title: aiNews.title, url: aiNews.sourceUrl, language: aiNews.language })
    .from(aiNews)
    .where(inArray(aiNews.id, valueList(shown.map(({ articleId }) => articleId))));
  const articleById = new Map(articles.map((article) => [article.id, article]));
  return {
    runs: runs.map((run) => ({
      id: run.id,
      kind: run.operation === FETCH_OPERATION ? "fetch" : "summaries",
      trigger: run.trigger,
      status: run.status,
      startedAt: run.startedAt,
      finishedAt: run.finishedAt,
      counts: listCounts(run),
    })),
    feeds,
    dropped,
    models: log.models,
    rests,
    extracts: log.extracts,
    refused: shown.flatMap((refused) => {
      const article = articleById.get(refused.articleId);
      // The article may have been deleted after a year. Its link is checked again, as on every page.
      return article === undefined || absoluteLink(article.url) === null
        ? []
        : [
            {
              ...refused,
              title: article.title,
              url: article.url,
              locale: localeOfWritten(article.language),
            },
          ];
    }),
  };
}

function listCounts(run: typeof pipelineRuns.$inferSelect): RunCounts {
  const counts = {
    done: run.doneCount,
    unchanged: run.unchangedCount,
    failed: run.failedCount,
    pending: run.pendingCount,
  };
  const ended = counts.done + counts.unchanged + counts.failed + counts.pending;
  return { ...counts, open: run.itemCount - ended };
}
