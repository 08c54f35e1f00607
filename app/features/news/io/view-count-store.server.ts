// An article gets at most one view per client and hour. The counting statements read nothing first, so no view is
// lost between two requests.
import { eq, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { aiNews } from "~/db/news-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { HOUR_MS } from "~/lib/durations";

const MARK_MS = HOUR_MS;

export interface View {
  readonly articleId: string;
  /** Stands for this client, this article and this hour; holds no address. */
  readonly mark: string;
  readonly now: Date;
}

/** True when the article exists and is published. Writes nothing. */
export async function isPublished(db: Db, articleId: string): Promise<boolean> {
  const [row] = await db.select({ status: aiNews.status }).from(aiNews).where(eq(aiNews.id, articleId));
  return row?.status === "published";
}

/** Raises the view count, unless the mark was made before. */
export async function raiseViewCount(db: Db, { articleId, mark, now }: View): Promise<void> {
  const token = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + MARK_MS).toISOString();
  await writeBatch(db, [
    sql`
      insert into view_marks (mark, token, expires_at)
      select ${mark}, ${token}, ${expiresAt} from ai_news where id = ${articleId} and status = 'published'
      on conflict do nothing`,
    sql`
      update ai_news set view_count = view_count + 1
      where id = ${articleId} and exists (select 1 from view_marks where mark = ${mark} and token = ${token})`,
  ]);
}
