// An article gets at most one view per client and hour. The counting statements read nothing first, so no view is
// lost between two requests.
import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews } from "~/db/news-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { HOUR_MS } from "~/lib/durations";
import { IS_SHOWN } from "./published-articles.server";

const MARK_MS = HOUR_MS;

export interface View {
  readonly articleId: string;
  /** Stands for this client, this article and this hour; holds no address. */
  readonly mark: string;
  readonly now: Date;
}

/** True when a page may show the article now: no rule hides it, and its day has come. Writes nothing. */
export async function canBeSeen(db: Db, articleId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: aiNews.id })
    .from(aiNews)
    .where(and(eq(aiNews.id, articleId), IS_SHOWN, lte(aiNews.publishedAt, now.toISOString())));
  return rows.length > 0;
}

/** Raises the view count, unless the mark was made before. */
export async function raiseViewCount(db: Db, { articleId, mark, now }: View): Promise<void> {
  const token = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + MARK_MS).toISOString();
  await writeBatch(db, [
    sql`
      insert into view_marks (mark, token, expires_at)
      select ${mark}, ${token}, ${expiresAt} from ai_news where id = ${articleId} and ${IS_SHOWN}
      on conflict do nothing`,
    sql`
      update ai_news set view_count = view_count + 1
      where id = ${articleId} and exists (select 1 from view_marks where mark = ${mark} and token = ${token})`,
  ]);
}
