// When the drop rules change, stored articles are judged again, a few hundred at a time: one invocation must not read
// the whole table.
import { asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews, judgedRules } from "~/db/news-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { describeRules, exclusionReason } from "~/features/news/core/drop-reason";
import type { NewsExclude } from "~/features/news/core/rules/news-exclude";

const ARTICLES_AT_ONCE = 500;

/** Judges the next articles by the rules, unless all are. Returns whether some are left. */
export async function applyDropRules(db: Db, exclude: NewsExclude): Promise<boolean> {
  const rules = describeRules(exclude);
  const [known] = await db.select().from(judgedRules).where(eq(judgedRules.id, 1));
  const isKnown = known?.rules === rules;
  if (isKnown && known.judgedUpTo === null) return false;
  const rows = await db
    .select({
      id: aiNews.id,
      revision: aiNews.revision,
      title: aiNews.title,
      sourceName: aiNews.sourceName,
      sourceUrl: aiNews.sourceUrl,
      publishedAt: aiNews.publishedAt,
      tags: aiNews.tags,
      hiddenReason: aiNews.hiddenReason,
    })
    .from(aiNews)
    .where(gt(aiNews.id, isKnown ? (known.judgedUpTo ?? "") : ""))
    .orderBy(asc(aiNews.id))
    .limit(ARTICLES_AT_ONCE);
  const changed = rows.flatMap((row) => {
    const reason = exclusionReason(row, exclude);
    return reason === row.hiddenReason ? [] : [{ id: row.id, revision: row.revision, reason }];
  });
  const judgedUpTo = rows.length < ARTICLES_AT_ONCE ? null : (rows.at(-1)?.id ?? null);
  await writeBatch(db, [
    // A story that its feed has changed meanwhile was judged when it came.
    sql`
      update ai_news set hidden_because = entry.value ->> 'reason' from json_each(${JSON.stringify(changed)}) entry
      where ai_news.id = entry.value ->> 'id' and revision = entry.value ->> 'revision'`,
    // Pages show something else now, although no run has brought anything new.
    ...(changed.length === 0 ? [] : [sql`update data_version set version = version + 1 where id = 1`]),
    db
      .insert(judgedRules)
      .values({ id: 1, rules, judgedUpTo })
      .onConflictDoUpdate({ target: judgedRules.id, set: { rules, judgedUpTo } }),
  ]);
  return judgedUpTo !== null;
}
