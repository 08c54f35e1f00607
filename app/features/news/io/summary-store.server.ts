// Only one worker summarises an article at a time, and its result is stored only if the story is still the one it has
// read. Only text, tags and scores are written here.
import { and, asc, desc, eq, lte, notInArray, sql } from "drizzle-orm";
import { localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { aiNews, articleTexts } from "~/db/news-tables.server";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import { type ArticleSummary, EXTRACT, type SummaryText } from "~/features/news/core/article";
import { storedText } from "~/lib/stored-html";
import { replaceTexts, TEXT_COLUMNS } from "./article-texts.server";
import { logStatement, SUMMARISE_OPERATION } from "./pipeline-log.server";

/** Lease of an article, in seconds: a second message for it finds nothing to do. */
const CLAIM_SECONDS = 300;

/** An article that waits for its summary, as its row says it. */
export type ClaimedArticle = NonNullable<Awaited<ReturnType<SummaryStore["claim"]>>>;

export interface SummaryRetry {
  /** ISO instant. */
  readonly at: string;
  /** False when no model could be asked at all, for example because the day's budget is spent. */
  readonly counts: boolean;
}

export interface WrittenSummary {
  readonly article: { readonly id: string; readonly revision: number };
  readonly summary: ArticleSummary;
  /** The next attempt at a better one; null when this one is final. */
  readonly retry: SummaryRetry | null;
  readonly runId: string;
  /** Attempts of the models, for the log. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly durationMs: number;
  readonly now: Date;
}

export type SummaryStore = ReturnType<typeof createSummaryStore>;

/** A model may sort a story otherwise, but it was shown because it is about AI. */
function withGateTag(tags: readonly string[]): string[] {
  return tags.includes("ai") ? [...tags] : ["ai", ...tags];
}

/** The articles that wait for a summary, and their summaries. */
export function createSummaryStore(db: Db) {
  /**
   * Articles whose next attempt is due, newest first, among the newest `limit` that wait at all: if those have to wait
   * because of a failing model, older ones would have to wait as well. None is of the sources given, which have had
   * their share: a source that floods the list hides no other.
   */
  async function listPending(
    now: Date,
    limit: number,
    spentSources: readonly string[],
  ): Promise<{ id: string; sourceId: string }[]> {
    const rows = await db
      .select({ id: aiNews.id, sourceId: aiNews.feedId, dueAt: aiNews.summaryDueAt })
      .from(aiNews)
      // The value is spelt out: with a bound value SQLite could not tell that the partial index holds the row.
      .where(and(sql`summary_state = 'pending'`, notInArray(aiNews.feedId, valueList(spentSources))))
      .orderBy(desc(aiNews.publishedAt), asc(aiNews.id))
      .limit(limit);
    return rows.filter(({ dueAt }) => dueAt <= now.toISOString());
  }

  /** Takes the article for one attempt; null when it is done, unknown, withdrawn or at work elsewhere. */
  async function claim(id: string, now: Date) {
    const [row] = await db
      .update(aiNews)
      .set({
        summaryAttempts: sql`${aiNews.summaryAttempts} + 1`,
        summaryDueAt: new Date(now.getTime() + CLAIM_SECONDS * 1000).toISOString(),
      })
      .where(
        and(
          eq(aiNews.id, id),
          eq(aiNews.status, "published"),
          eq(aiNews.summaryState, "pending"),
          lte(aiNews.summaryDueAt, now.toISOString()),
        ),
      )
      .returning({
        id: aiNews.id,
        revision: aiNews.revision,
        attempts: aiNews.summaryAttempts,
        title: aiNews.title,
        excerptHtml: aiNews.excerptHtml,
        text: aiNews.body,
        language: aiNews.language,
        sourceName: aiNews.sourceName,
        publishedAt: aiNews.publishedAt,
        summarisedBy: aiNews.summarisedBy,
      });
    // Of an article whose summary was final, and is to be written again by hand, the excerpt alone is left.
    if (row === undefined) return null;
    return { ...row, text: row.text ?? storedText(row.excerptHtml), ownText: await findOwnText(row) };
  }

  /** The text in the article's own language that a model has written about this revision; null while there is none. */
  async function findOwnText(article: {
    readonly id: string;
    readonly language: WrittenLanguage;
    readonly summarisedBy: string | null;
  }): Promise<SummaryText | null> {
    if (article.summarisedBy === null || article.summarisedBy === EXTRACT) return null;
    const locale = localeOfWritten(article.language);
    const [found] = await db
      .select(TEXT_COLUMNS)
      .from(articleTexts)
      .where(and(eq(articleTexts.articleId, article.id), eq(articleTexts.locale, locale)));
    if (found === undefined || found.writtenBy === EXTRACT || found.citations === null) return null;
    const { articleId: _, locale: _locale, ...text } = found;
    return text;
  }

  /** Stores a summary, unless the feed has changed the story since it was read. */
  async function save(written: WrittenSummary): Promise<void> {
    const { article, summary, retry, runId, detail, durationMs, now } = written;
    const sameStory = sql`${aiNews.id} = ${article.id} and ${aiNews.revision} = ${article.revision}`;
    const status = retry === null ? "completed" : "pending";
    const entry = { operation: SUMMARISE_OPERATION, status, runId, articleId: article.id } as const;
    await writeBatch(db, [
      db
        .update(aiNews)
        .set({
          summarisedBy: summary.summarisedBy,
          ...(summary.tags.length === 0 ? {} : { tags: withGateTag(summary.tags) }),
          influenceScore: sql`coalesce(${summary.influenceScore}, ${aiNews.influenceScore})`,
          educationRelevance: sql`coalesce(${summary.educationRelevance}, ${aiNews.educationRelevance})`,
          ...(retry === null
            ? { summaryState: "done" as const, body: null }
            : {
                summaryDueAt: retry.at,
                summaryAttempts: sql`${aiNews.summaryAttempts} - ${retry.counts ? 0 : 1}`,
              }),
        })
        .where(sameStory),
      ...replaceTexts(article.id, summary.texts, sameStory),
      logStatement({ ...entry, detail, durationMs }, now),
    ]);
  }

  /** Returns an article for which no model was called: its text stays, and the attempt does not count. */
  async function postpone({ id, revision }: WrittenSummary["article"], at: string): Promise<void> {
    await db
      .update(aiNews)
      .set({ summaryDueAt: at, summaryAttempts: sql`${aiNews.summaryAttempts} - 1` })
      .where(and(eq(aiNews.id, id), eq(aiNews.revision, revision)));
  }

  return { listPending, claim, save, postpone };
}
