// The state of what the desk changes in the database, and the statements that change it. Each names the act that it
// belongs to.
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import type { DeskArea } from "~/features/desk/core/acts";
import {
  SET_WITHDRAWAL,
  TELL_PAGES,
  WITHDRAWAL_REASONS,
  withdrawalValues,
} from "~/features/news/core/withdrawal";
import { isActWritten } from "./act-store.server";

type StoredArea = Exclude<DeskArea, "code">;

/** Found in the database: its state, null for how the site has it by itself. */
interface FoundState {
  readonly state: string | null;
}

/** A statement of another feature with question marks, held to the act. */
function withValues(statement: string, values: readonly (string | null)[], nonce: string): SQL {
  const parts = statement.split("?");
  const whole = parts.flatMap((part, at) =>
    at < values.length ? [sql.raw(part), sql`${values[at] ?? null}`] : [sql.raw(part)],
  );
  return sql`${sql.join(whole)} and ${isActWritten(nonce)}`;
}

/** Week and article in the id of a story. */
function readStory(id: string): { readonly week: string; readonly article: string } {
  const [week = "", article = ""] = id.split("/");
  return { week, article };
}

/** The state of a thing; null where there is none. That of a withdrawn article is its reason and when. */
export async function findState(db: Db, area: StoredArea, id: string): Promise<FoundState | null> {
  const query = {
    article: sql`
      select iif(status = 'withdrawn', coalesce(withdrawn_because, '-') || ' ' || coalesce(withdrawn_at, ''), null)
        as state from ai_news where id = ${id}`,
    report: sql`select answer as state from reader_reports where id = ${id}`,
    story: sql`
      select choice as state from ai_news
      left join story_choices on article_id = ai_news.id and week = ${readStory(id).week}
      where ai_news.id = ${readStory(id).article}`,
  }[area];
  const [found] = await db.all<FoundState>(query);
  return found ?? null;
}

/** The statements that give a thing a state, if the act of this request was written. */
export function changeStatements(area: StoredArea, id: string, to: string | null, nonce: string): SQL[] {
  const isWritten = isActWritten(nonce);
  const { week, article } = readStory(id);
  switch (area) {
    case "report":
      return [sql`update reader_reports set answer = ${to} where id = ${id} and ${isWritten}`];
    case "story":
      return [
        to === null
          ? sql`delete from story_choices where week = ${week} and article_id = ${article} and ${isWritten}`
          : sql`
              insert into story_choices (week, article_id, choice)
              select ${week}, ${article}, ${to} where ${isWritten}
              on conflict (week, article_id) do update set choice = excluded.choice`,
      ];
    case "article": {
      const [word, at = ""] = (to ?? "").split(" ");
      const because = WITHDRAWAL_REASONS.find((reason) => reason === word) ?? null;
      return [
        withValues(SET_WITHDRAWAL, withdrawalValues(id, to === null ? null : { because, at }), nonce),
        withValues(TELL_PAGES, [], nonce),
      ];
    }
  }
}
