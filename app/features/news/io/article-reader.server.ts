// One article by its id, with what its page needs, and the public record of corrections. Each is one batch, and reads
// few rows however full the tables are.
import { and, asc, desc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import { LANGUAGES, type Locale, localeOfWritten } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { aiNews, articleCorrections, articleTexts } from "~/db/news-tables.server";
import type { FoundArticle } from "~/features/news/core/page/article-page";
import type { ArticleCorrection, Withdrawal } from "~/features/news/core/page/corrections";
import { IS_SHOWN, selectPublished } from "./published-articles.server";

/** Articles before and after, each, among which other sources of the story are looked for. */
const MOST_NEIGHBOURS = 30;

/** Corrections on the page of one article. */
const MOST_OF_ARTICLE = 20;

/** Rows of the record; about half of them are told in one language. */
const MOST_CORRECTIONS = 40;
const MOST_WITHDRAWALS = 20;

export interface ArticleVisit {
  readonly locale: Locale;
  /** An article of a later date waits for its day. */
  readonly now: Date;
}

export interface CorrectionRecord {
  /** Both newest first. */
  readonly corrections: ArticleCorrection[];
  readonly withdrawals: Withdrawal[];
}

function selectCorrections(db: Db) {
  return db
    .select({
      articleId: articleCorrections.articleId,
      locale: articleCorrections.locale,
      changedAt: articleCorrections.changedAt,
      oldTitle: articleCorrections.oldTitle,
      oldSummaryHtml: articleCorrections.oldSummaryHtml,
      title: articleTexts.title,
      summaryHtml: articleTexts.summaryHtml,
      sourceName: aiNews.sourceName,
    })
    .from(articleCorrections)
    .innerJoin(aiNews, eq(aiNews.id, articleCorrections.articleId))
    .leftJoin(
      articleTexts,
      and(
        eq(articleTexts.articleId, articleCorrections.articleId),
        eq(articleTexts.locale, articleCorrections.locale),
      ),
    )
    .orderBy(desc(articleCorrections.changedAt), asc(articleCorrections.articleId));
}

/** The article of an address; null where there is none, or where rules hide it. */
export async function findArticle(
  db: Db,
  id: string,
  { locale, now }: ArticleVisit,
): Promise<FoundArticle | null> {
  const date = sql`(select published_at from ai_news where id = ${id})`;
  const hasCome = lte(aiNews.publishedAt, now.toISOString());
  const [states, articles, older, newer, corrections] = await db.batch([
    db
      .select({ status: aiNews.status, because: aiNews.withdrawnBecause, at: aiNews.withdrawnAt })
      .from(aiNews)
      .where(eq(aiNews.id, id)),
    selectPublished(db, locale).where(and(eq(aiNews.id, id), IS_SHOWN, hasCome)),
    selectPublished(db, locale)
      .where(and(IS_SHOWN, lte(aiNews.publishedAt, date)))
      .orderBy(desc(aiNews.publishedAt), desc(aiNews.id))
      .limit(MOST_NEIGHBOURS),
    selectPublished(db, locale)
      .where(and(IS_SHOWN, hasCome, gte(aiNews.publishedAt, date)))
      .orderBy(asc(aiNews.publishedAt), asc(aiNews.id))
      .limit(MOST_NEIGHBOURS),
    selectCorrections(db).where(eq(articleCorrections.articleId, id)).limit(MOST_OF_ARTICLE),
  ]);
  const [state, article] = [states[0], articles[0]];
  if (state?.status === "withdrawn") return { kind: "withdrawn", because: state.because, at: state.at };
  if (article === undefined) return null;
  const neighbours = [...new Map([...older, ...newer].map((one) => [one.id, one])).values()];
  return { kind: "shown", article, neighbours, corrections };
}

/** The newest corrections and withdrawals of what the site has shown. */
export async function readCorrections(db: Db): Promise<CorrectionRecord> {
  const [corrections, withdrawn] = await db.batch([
    selectCorrections(db).where(IS_SHOWN).limit(MOST_CORRECTIONS),
    db
      .select({
        articleId: aiNews.id,
        title: aiNews.title,
        titles: aiNews.titles,
        sourceName: aiNews.sourceName,
        language: aiNews.language,
        because: aiNews.withdrawnBecause,
        at: sql<string>`${aiNews.withdrawnAt}`,
      })
      .from(aiNews)
      .where(and(eq(aiNews.status, "withdrawn"), isNotNull(aiNews.withdrawnAt)))
      .orderBy(desc(aiNews.withdrawnAt))
      .limit(MOST_WITHDRAWALS),
  ]);
  const withdrawals = withdrawn.map(({ language, ...rest }) => ({
    ...rest,
    language: LANGUAGES[localeOfWritten(language)].tag,
  }));
  return { corrections, withdrawals };
}
