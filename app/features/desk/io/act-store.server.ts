// Acts of the desk and what they change, in one transaction: a form that is older than the last act on its subject writes
// no act, and without an act nothing changes. So a doubled post, a second tab and the Back button make one act.
import { desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { deskActs } from "~/db/desk-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { ACT_DAYS, type DeskAct } from "~/features/desk/core/acts";
import { DAY_MS } from "~/lib/durations";

/** More than anybody does in thirty days. */
const MOST_ACTS = 500;

export interface NewAct extends Omit<DeskAct, "id"> {
  /** Id of the last act that the form knew; 0 for none. */
  readonly seen: number;
}

/** The instant before which an act can no longer be taken back. */
function firstKept(now: Date): string {
  return new Date(now.getTime() - ACT_DAYS * DAY_MS).toISOString();
}

/** The acts that can still be taken back or explain one that was, newest first. */
export async function listActs(db: Db, now: Date): Promise<DeskAct[]> {
  return db
    .select()
    .from(deskActs)
    .where(gte(deskActs.at, firstKept(now)))
    .orderBy(desc(deskActs.id))
    .limit(MOST_ACTS);
}

/**
 * Writes an act and its changes, which are given the condition that it was written. The id of the act; null where a later
 * one on its subject was there, and then nothing is written.
 */
export async function writeAct(
  db: Db,
  act: NewAct,
  toChanges: (isWritten: SQL) => readonly SQL[],
): Promise<number | null> {
  const { at, who, subject, before, after, undoes, seen } = act;
  const nonce = crypto.randomUUID();
  const [written] = await writeBatch<{ id: number }>(db, [
    sql`
      insert into desk_acts (at, who, subject, before, after, nonce, undoes)
      select ${at}, ${who}, ${subject}, ${before}, ${after}, ${nonce}, ${undoes}
      where not exists (select 1 from desk_acts where subject = ${subject} and id > ${seen})
      returning id`,
    ...toChanges(sql`exists (select 1 from desk_acts where nonce = ${nonce})`),
  ]);
  return written?.[0]?.id ?? null;
}

/** Removes an act whose change could not be made. */
export async function removeAct(db: Db, id: number): Promise<void> {
  await db.delete(deskActs).where(eq(deskActs.id, id));
}

/** Deletes the acts that can no longer be taken back. */
export async function removeOldActs(db: Db, now: Date): Promise<void> {
  await db.delete(deskActs).where(lt(deskActs.at, firstKept(now)));
}
