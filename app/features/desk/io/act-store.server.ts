// Acts of the desk and what they change, in one transaction: a form that is older than the last act on its subject writes
// no act, and without an act nothing changes. So a doubled post, a second tab and the Back button make one act.
import { desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { deskActs, readerReports } from "~/db/desk-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { ACT_DAYS, type AskedAct, type DeskArea, type DeskThing } from "~/features/desk/core/acts";
import { insertMails, type NewMail } from "~/features/mail/io/mail-rows.server";
import { SET_WITHDRAWAL, TELL_PAGES, withdrawalValues } from "~/features/news/core/withdrawal";
import { REPORT_DAYS } from "~/features/reports/core/reader-report";
import { DAY_MS } from "~/lib/durations";

/** More than anybody does in thirty days. */
const MOST_ACTS = 500;

export type DeskAct = typeof deskActs.$inferSelect;
export type NewAct = AskedAct & Pick<DeskAct, "at" | "who" | "before" | "after">;

interface StoredState {
  /** The question for the state of a thing: no row where there is no such thing. */
  readonly find: (id: string) => SQL;
  readonly change: (act: NewAct, isWritten: SQL) => readonly SQL[];
}

/** The areas whose state is in the database: not codes, and a letter that was sent has none. */
const STORED: Readonly<Partial<Record<DeskArea, StoredState>>> = {
  report: {
    find: (id) => sql`select answer as state from reader_reports where id = ${id}`,
    change: ({ id, after }, isWritten) => [
      sql`update reader_reports set answer = ${after} where id = ${id} and ${isWritten}`,
    ],
  },
  /** Named by its week and its article. */
  story: {
    find: (id) => sql`
      select choice as state from ai_news left join story_choices on week || '/' || article_id = ${id}
      where ai_news.id = ${id.split("/")[1]}`,
    change: ({ id, after }, isWritten) => [
      sql`delete from story_choices where week || '/' || article_id = ${id} and ${isWritten}`,
      sql`
        insert into story_choices (week, article_id, choice)
        select ${id.split("/")[0]}, ${id.split("/")[1]}, ${after} where ${after} is not null and ${isWritten}`,
    ],
  },
  /** The reason of a withdrawn article, "-" for none, and when. */
  article: {
    find: (id) => sql`
      select iif(status = 'withdrawn', coalesce(withdrawn_because, '-') || ' ' || coalesce(withdrawn_at, ''), null)
        as state from ai_news where id = ${id}`,
    change: ({ id, after }, isWritten) => {
      const [because = null, at = null] = after?.split(" ") ?? [];
      const values = withdrawalValues(id, because === "-" ? null : because, at);
      return [
        sql`${bind(SET_WITHDRAWAL, values)} and ${isWritten}`,
        sql`${sql.raw(TELL_PAGES)} and ${isWritten}`,
      ];
    },
  },
};

/** A statement with question marks that the commands use as well. */
function bind(statement: string, values: readonly (string | null)[]): SQL {
  const [first = "", ...parts] = statement.split("?");
  return sql.join([sql.raw(first), ...parts.map((part, at) => sql`${values[at]}${sql.raw(part)}`)]);
}

/** The state of a thing, null for how the site has it by itself; undefined where there is no such thing. */
export async function readState(db: Db, { area, id }: DeskThing): Promise<string | null | undefined> {
  const question = STORED[area]?.find(id);
  return question && (await db.all<{ state: string | null }>(question))[0]?.state;
}

/** The acts that can still be taken back or explain one that was, newest first. */
export async function listActs(db: Db, now: Date): Promise<DeskAct[]> {
  const isKept = gte(deskActs.at, daysAgo(ACT_DAYS, now));
  return db.select().from(deskActs).where(isKept).orderBy(desc(deskActs.id)).limit(MOST_ACTS);
}

function daysAgo(days: number, now: Date): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/**
 * Writes an act and its change, and a mail where one goes with it. The id of the act; null where a later one on its thing
 * was there.
 */
export async function writeAct(db: Db, act: NewAct, ...mails: readonly NewMail[]): Promise<number | null> {
  const nonce = crypto.randomUUID();
  const subject = `${act.area}:${act.id}`;
  const isWritten = sql`exists (select 1 from desk_acts where nonce = ${nonce})`;
  const [written] = await writeBatch<{ id: number }>(db, [
    sql`
      insert into desk_acts (at, who, subject, before, after, nonce, undoes)
      select ${act.at}, ${act.who}, ${subject}, ${act.before}, ${act.after}, ${nonce}, ${act.undoes?.id ?? null}
      where not exists (select 1 from desk_acts where subject = ${subject} and id > ${act.seen})
      returning id`,
    ...(STORED[act.area]?.change(act, isWritten) ?? []),
    insertMails(mails, new Date(act.at), isWritten),
  ]);
  return written?.[0]?.id ?? null;
}

/** Removes an act whose change could not be made. */
export async function removeAct(db: Db, id: number): Promise<void> {
  await db.delete(deskActs).where(eq(deskActs.id, id));
}

/** Deletes the acts that can no longer be taken back, and reports at the end of their time, answered or not. */
export async function removeOldDeskRows(db: Db, now: Date): Promise<void> {
  await db.batch([
    db.delete(deskActs).where(lt(deskActs.at, daysAgo(ACT_DAYS, now))),
    db.delete(readerReports).where(lt(readerReports.at, daysAgo(REPORT_DAYS, now))),
  ]);
}
