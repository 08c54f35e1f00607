// Acts of the desk and what they change, in one transaction: a form that is older than the last act on its subject writes
// no act, and without an act nothing changes. So a doubled post, a second tab and the Back button make one act.
import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { deskActs } from "~/db/desk-tables.server";
import { writeBatch } from "~/db/write-batch.server";
import { actsBefore, type DeskAct } from "~/features/desk/core/acts";

/** More than anybody does in thirty days. */
const MOST_ACTS = 500;

export interface NewAct extends Omit<DeskAct, "id"> {
  /** Id of the last act on the subject that the form knew; 0 for none. */
  readonly seen: number;
  readonly nonce: string;
}

/** True in a statement where the act of this request was written. */
export function isActWritten(nonce: string): SQL {
  return sql`exists (select 1 from desk_acts where nonce = ${nonce})`;
}

/** The acts that can still be taken back or explain one that was, newest first. */
export async function listActs(db: Db, now: Date): Promise<DeskAct[]> {
  return db
    .select()
    .from(deskActs)
    .where(gte(deskActs.at, actsBefore(now)))
    .orderBy(desc(deskActs.id))
    .limit(MOST_ACTS);
}

/** The act of an id, if it can still be taken back; else null. */
export async function findAct(db: Db, id: number, now: Date): Promise<DeskAct | null> {
  const [act] = await db
    .select()
    .from(deskActs)
    .where(and(eq(deskActs.id, id), gte(deskActs.at, actsBefore(now))));
  return act ?? null;
}

/** Writes an act with its changes; false where a later act was there, and then nothing is written. */
export async function writeAct(db: Db, act: NewAct, changes: readonly SQL[] = []): Promise<boolean> {
  const { at, who, subject, before, after, nonce, undoes, seen } = act;
  const [written = []] = await writeBatch(db, [
    sql`
      insert into desk_acts (at, who, subject, before, after, nonce, undoes)
      select ${at}, ${who}, ${subject}, ${before}, ${after}, ${nonce}, ${undoes}
      where (select coalesce(max(id), 0) from desk_acts where subject = ${subject}) = ${seen}
      returning id`,
    ...changes,
  ]);
  return written.length > 0;
}

/** Removes an act whose change could not be made. */
export async function removeAct(db: Db, nonce: string): Promise<void> {
  await db.delete(deskActs).where(eq(deskActs.nonce, nonce));
}

/** Deletes the acts that can no longer be taken back. */
export async function removeOldActs(db: Db, now: Date): Promise<void> {
  await db.delete(deskActs).where(lt(deskActs.at, actsBefore(now)));
}
