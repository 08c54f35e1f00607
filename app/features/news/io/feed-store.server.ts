// Stores the result of one fetch of one source. Each outcome is one atomic batch, so the validators of a feed are only
// remembered together with the articles that came with them.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews } from "~/db/news-tables.server";
import { feedStates } from "~/db/run-tables.server";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import type { NewsSource } from "~/features/news/core/article";
import type { FeedEntry } from "~/features/news/core/feed/feed-entries";
import {
  addedArticles,
  articleStatements,
  type FetchedArticles,
  type WrittenArticle,
} from "./article-writer.server";
import { logStatement } from "./pipeline-log.server";
import type { Validators } from "./read-feed.server";

export type FeedState = typeof feedStates.$inferSelect;

interface FetchRecord {
  readonly source: NewsSource;
  readonly runId: string;
  readonly now: Date;
  readonly durationMs: number;
}

export interface FetchedFeed extends FetchRecord, Omit<FetchedArticles, "fetchedAt"> {
  readonly validators: Validators;
  /** True when parts of the feed were broken. */
  readonly recovered: boolean;
}

export interface FailedFetch extends FetchRecord {
  readonly reason: string;
  readonly retryAfterSeconds: number | null;
}

export type FeedStore = ReturnType<typeof createFeedStore>;

type StateChange = Partial<FeedState> & Pick<FeedState, "lastError">;

/** Feeds between two fetches, and the articles they bring. */
export function createFeedStore(db: Db) {
  /** The states that are known of these sources, by source id. */
  async function listStates(sourceIds: readonly string[]): Promise<Map<string, FeedState>> {
    const isGiven = inArray(feedStates.sourceId, valueList(sourceIds));
    const rows = await db.select().from(feedStates).where(isGiven);
    return new Map(rows.map((row) => [row.sourceId, row]));
  }

  /**
   * The entries that the feed has not given before, or not in these words. What another feed has brought stays as it
   * is, so it need not be read either.
   */
  async function withoutKnown(sourceId: string, entries: readonly FeedEntry[]): Promise<FeedEntry[]> {
    const columns = { id: aiNews.id, guid: aiNews.guid, feedId: aiNews.feedId, feedHash: aiNews.feedHash };
    const [byId, byGuid] = await db.batch([
      db
        .select(columns)
        .from(aiNews)
        .where(inArray(aiNews.id, valueList(entries.map(({ id }) => id)))),
      db
        .select(columns)
        .from(aiNews)
        .where(
          and(eq(aiNews.feedId, sourceId), inArray(aiNews.guid, valueList(entries.map(({ guid }) => guid)))),
        ),
    ]);
    const rowsById = new Map(byId.map((row) => [row.id, row]));
    const rowsByGuid = new Map(byGuid.map((row) => [row.guid, row]));
    return entries.filter(({ id, guid, feedHash }) => {
      const row = rowsById.get(id) ?? (guid === null ? undefined : rowsByGuid.get(guid));
      return row === undefined || (row.feedId === sourceId && row.feedHash !== feedHash);
    });
  }

  /** True once an article came from a source that is not a sample. */
  async function hasRealArticles(): Promise<boolean> {
    const rows = await db.select({ id: aiNews.id }).from(aiNews).where(eq(aiNews.isSample, false)).limit(1);
    return rows.length > 0;
  }

  /** The statement that writes the columns given, and keeps the others of a state that exists. */
  function stateStatement(source: NewsSource, now: Date, changed: StateChange) {
    const columns = { name: source.name, feed: source.feed, lastAttemptAt: now.toISOString(), ...changed };
    const failed = changed.lastError !== null;
    return db
      .insert(feedStates)
      .values({ sourceId: source.id, ...columns, failures: failed ? 1 : 0 })
      .onConflictDoUpdate({
        target: feedStates.sourceId,
        set: { ...columns, failures: failed ? sql`${feedStates.failures} + 1` : 0 },
      });
  }

  function success(now: Date) {
    return { lastError: null, retryAfterSeconds: null, lastSuccessAt: now.toISOString() };
  }

  /** Stores articles, validators and the log together; returns the articles that are new or changed. */
  async function saveArticles(feed: FetchedFeed): Promise<WrittenArticle[]> {
    const { source, runId, now, articles, validators, recovered, durationMs } = feed;
    const fetched = { ...feed, fetchedAt: now.toISOString() };
    // Logs the articles that spoke to models, and that those sentences were removed.
    const speakers = articles.filter(({ spokeToModels }) => spokeToModels === true).map(({ id }) => id);
    const detail = sql`json_object(
      'items', ${articles.length}, 'added', (select count(*) from ${addedArticles(fetched)}),
      'recovered', json(${String(recovered)}), 'spokeToModels', json(${JSON.stringify(speakers)}))`;
    const answers = await writeBatch<WrittenArticle>(db, [
      stateStatement(source, now, { ...success(now), ...validators }),
      ...articleStatements(fetched),
      logStatement(
        { operation: "fetch_source", status: "completed", runId, sourceId: source.id, detail, durationMs },
        now,
      ),
    ]);
    return answers.flat();
  }

  /** The feed has not changed, so only its state is written. */
  async function saveUnchanged({ source, now }: FetchRecord): Promise<void> {
    await stateStatement(source, now, success(now));
  }

  /** The feed could not be read. The failure is counted and logged with its reason. */
  async function saveFailure(failure: FailedFetch): Promise<void> {
    const { source, runId, now, reason, retryAfterSeconds, durationMs } = failure;
    const entry = { operation: "fetch_source", status: "failed", runId, sourceId: source.id } as const;
    await writeBatch(db, [
      stateStatement(source, now, { lastError: reason, retryAfterSeconds }),
      logStatement({ ...entry, detail: { reason }, durationMs }, now),
    ]);
  }

  return { listStates, withoutKnown, hasRealArticles, saveArticles, saveUnchanged, saveFailure };
}
