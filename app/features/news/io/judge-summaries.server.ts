// Judges summaries that an older check let pass once by the rules of today, against their stored supporting sentences
// and without a model: a sentence that fails is replaced by the source's, or goes.
import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews, articleTexts, judgedRules } from "~/db/news-tables.server";
import { valueList } from "~/db/value-list.server";
import { writeBatch } from "~/db/write-batch.server";
import type { ArticleTexts, SummaryText } from "~/features/news/core/article";
import { judgeStandingTexts } from "~/features/news/summary/judge-standing-texts";
import { replaceTexts, TEXT_COLUMNS } from "./article-texts.server";

/** Row of `judged_rules` that says how far the summaries are judged, and the name of the rules they are judged by. */
const SUMMARIES = 2;
const RULES = "summaries by construction, 2026-11-28";

/** Some milliseconds each. */
const ARTICLES_AT_ONCE = 100;

/** Judges the next summaries, unless all are. Returns whether some are left. */
export async function judgeSummaries(db: Db): Promise<boolean> {
  const [known] = await db.select().from(judgedRules).where(eq(judgedRules.id, SUMMARIES));
  const isKnown = known?.rules === RULES;
  if (isKnown && known.judgedUpTo === null) return false;
  const articles = await db
    .select({ id: aiNews.id, revision: aiNews.revision, title: aiNews.title, language: aiNews.language })
    .from(aiNews)
    .where(and(gt(aiNews.id, isKnown ? (known.judgedUpTo ?? "") : ""), isNotNull(aiNews.summarisedBy)))
    .orderBy(asc(aiNews.id))
    .limit(ARTICLES_AT_ONCE);
  const texts = await readTexts(
    db,
    articles.map(({ id }) => id),
  );
  const changes = articles.flatMap(({ id, revision, ...article }) => {
    const judged = judgeStandingTexts(texts.get(id) ?? {}, article);
    const condition = sql`${aiNews.id} = ${id} and ${aiNews.revision} = ${revision}`;
    return judged === null ? [] : replaceTexts(id, judged, condition);
  });
  const judgedUpTo = articles.length < ARTICLES_AT_ONCE ? null : (articles.at(-1)?.id ?? null);
  await writeBatch(db, [
    ...changes,
    ...(changes.length === 0 ? [] : [sql`update data_version set version = version + 1 where id = 1`]),
    db
      .insert(judgedRules)
      .values({ id: SUMMARIES, rules: RULES, judgedUpTo })
      .onConflictDoUpdate({ target: judgedRules.id, set: { rules: RULES, judgedUpTo } }),
  ]);
  return judgedUpTo !== null;
}

async function readTexts(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ArticleTexts>> {
  const rows = await db
    .select(TEXT_COLUMNS)
    .from(articleTexts)
    .where(inArray(articleTexts.articleId, valueList(ids)));
  const texts = new Map<string, Record<string, SummaryText>>();
  for (const { articleId, locale, ...text } of rows) {
    texts.set(articleId, { ...texts.get(articleId), [locale]: text });
  }
  return texts;
}
