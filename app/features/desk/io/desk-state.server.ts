// The state of what the desk changes in the database, and the statements that change it where an act was written.
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import type { DeskArea } from "~/features/desk/core/acts";
import {
  SET_WITHDRAWAL,
  TELL_PAGES,
  WITHDRAWAL_REASONS,
  withdrawalValues,
} from "~/features/news/core/withdrawal";

interface StoredState {
  /** The question for the state of a thing: no row where there is no such thing. */
  readonly find: (id: string) => SQL;
  readonly change: (id: string, to: string | null, isWritten: SQL) => readonly SQL[];
}

/** Areas with their state in the database: not a code, and a letter that was sent has none. */
export const STORED_STATES: Readonly<Partial<Record<DeskArea, StoredState>>> = {
  report: {
    find: (id) => sql`select answer as state from reader_reports where id = ${id}`,
    change: (id, to, isWritten) => [
      sql`update reader_reports set answer = ${to} where id = ${id} and ${isWritten}`,
    ],
  },
  /** Named by its week and its article. */
  story: {
    find: (id) => sql`
      select choice as state from ai_news left join story_choices on week || '/' || article_id = ${id}
      where ai_news.id = ${id.split("/")[1]}`,
    change: (id, to, isWritten) => {
      const [week, article] = id.split("/");
      return [
        sql`delete from story_choices where week = ${week} and article_id = ${article} and ${isWritten}`,
        sql`
          insert into story_choices (week, article_id, choice)
          select ${week}, ${article}, ${to} where ${to} is not null and ${isWritten}`,
      ];
    },
  },
  /** The reason of a withdrawn article, and when. */
  article: {
    find: (id) => sql`
      select iif(status = 'withdrawn', coalesce(withdrawn_because, '-') || ' ' || coalesce(withdrawn_at, ''), null)
        as state from ai_news where id = ${id}`,
    change: (id, to, isWritten) => {
      const [word, at = ""] = (to ?? "").split(" ");
      const because = WITHDRAWAL_REASONS.find((reason) => reason === word) ?? null;
      const values = withdrawalValues(id, to === null ? null : { because, at });
      return [
        sql`${withValues(SET_WITHDRAWAL, values)} and ${isWritten}`,
        sql`${sql.raw(TELL_PAGES)} and ${isWritten}`,
      ];
    },
  },
};

/** The state of a thing, null for how the site has it by itself; undefined where there is no such thing. */
export async function readState(db: Db, area: DeskArea, id: string): Promise<string | null | undefined> {
  const query = STORED_STATES[area]?.find(id);
  return query && (await db.all<{ state: string | null }>(query))[0]?.state;
}

/** A statement with question marks that the commands use as well. */
function withValues(statement: string, values: readonly (string | null)[]): SQL {
  return sql.join(
    statement
      .split("?")
      .flatMap((part, at) => [sql.raw(part), sql`${values[at]}`])
      .slice(0, -1),
  );
}
