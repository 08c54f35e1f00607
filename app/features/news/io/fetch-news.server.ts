// Fetches one source per invocation. Every answer of its server becomes articles, "unchanged" or a failure with a
// reason, so it never disturbs the other sources of the run.
import { ARTICLE_WORDS } from "~/content/words/article-words";
import type { NewsSource } from "~/features/news/core/article";
import { articlesOfFeed } from "~/features/news/core/feed/articles-of-feed";
import { toArticleRules } from "~/features/news/core/feed/normalise-entry";
import { parseFeed } from "~/features/news/core/feed/parse-feed";
import type { NewsExclude } from "~/features/news/core/rules/news-exclude";
import { retentionLimits } from "~/features/news/core/run/run-policy";
import { decodeBytes } from "~/lib/decode-bytes";
import { parseRetryAfter } from "~/lib/retry-after";
import type { FeedStore } from "./feed-store.server";
import { type FeedReaderOptions, readFeed } from "./read-feed.server";
import type { ItemOutcome } from "./run-store.server";

/** Articles of one fetch that models are asked about at once, newest first; the others wait for the next runs. */
const MOST_SUMMARIES_PER_FETCH = 50;

/**
 * New and changed entries that one message reads. What a feed has beyond them is read in the next hour, so that the
 * first reading of a long archive, or a hostile feed, takes no more time than a message has.
 */
const MOST_READ_PER_FETCH = 50;

const RULES = toArticleRules(ARTICLE_WORDS);

export interface FetchNewsServices extends FeedReaderOptions {
  readonly store: FeedStore;
  /** True when there are models to ask for summaries. */
  readonly modelsFollow: boolean;
  readonly exclude: NewsExclude;
  /** Asks for a summary of these articles. If the request gets lost, the next run finds them. */
  readonly enqueue: (articleIds: readonly string[]) => Promise<void>;
  readonly clock: () => Date;
}

/** Fetches one source and stores its new articles. Throws only when the store or the queue does. */
export async function fetchNews(
  source: NewsSource,
  runId: string,
  services: FetchNewsServices,
): Promise<ItemOutcome> {
  const { store, enqueue, clock } = services;
  const now = clock();
  const state = (await store.listStates([source.id])).get(source.id);
  const known = { etag: state?.etag ?? null, lastModified: state?.lastModified ?? null };
  const answer = await readFeed(source.feed, known, services);
  const record = { source, runId, now, durationMs: clock().getTime() - now.getTime() };
  if (answer.type === "unchanged") {
    await store.saveUnchanged(record);
    return "unchanged";
  }
  if (answer.type === "failed") {
    const retryAfterSeconds = parseRetryAfter(answer.retryAfter, now.getTime());
    await store.saveFailure({ ...record, reason: answer.reason, retryAfterSeconds });
    return "failed";
  }
  const parsed = parseFeed(decodeBytes(answer.bytes, answer.contentType).text, answer.url);
  if (!parsed.ok) {
    await store.saveFailure({ ...record, reason: `not-a-feed:${parsed.reason}`, retryAfterSeconds: null });
    return "failed";
  }
  // Articles past their retention would be stored and deleted again with every run.
  const { articlesBefore } = retentionLimits(now.getTime());
  let isCut = false;
  const articles = await articlesOfFeed(parsed.items, source, RULES, now.toISOString(), async (entries) => {
    const kept = entries.filter(({ publishedAt }) => publishedAt >= articlesBefore);
    const unknown = await store.withoutKnown(source.id, kept);
    isCut = unknown.length > MOST_READ_PER_FETCH;
    return unknown.slice(0, MOST_READ_PER_FETCH);
  });
  // Drops the validators of a cut feed, so that it comes again in whole, with the entries that were left.
  const validators = isCut ? { etag: null, lastModified: null } : answer.validators;
  const { recovered } = parsed;
  const written = await store.saveArticles({
    ...record,
    articles,
    validators,
    recovered,
    modelsFollow: services.modelsFollow,
    exclude: services.exclude,
  });
  const pending = written.filter(({ summaryState }) => summaryState === "pending").map(({ id }) => id);
  await enqueue(pending.slice(0, MOST_SUMMARIES_PER_FETCH));
  return written.length > 0 ? "done" : "unchanged";
}
