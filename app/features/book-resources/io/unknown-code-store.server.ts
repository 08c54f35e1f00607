// Codes that readers typed and no page answers to, counted per code, UTC day and language.
import { eq, sql } from "drizzle-orm";
import type { Locale } from "~/addresses/languages";
import type { Db } from "~/db/client.server";
import { unknownCodes } from "~/db/count-tables.server";
import { utcDay } from "~/db/daily-counter.server";

/**
 * The most new codes of one day. More than that means that somebody is trying out addresses, and that must not fill
 * the table. Counting reads as many rows, so this number also keeps one wrong address cheap.
 */
const CODES_PER_DAY_MAX = 150;

/** The most tries of one code that are counted on a day. A hundred are enough to show a misprint or a machine. */
const TRIES_PER_DAY_MAX = 100;

export interface UnknownCode {
  /** In the form that `normaliseCode` returns. */
  readonly code: string;
  readonly language: Locale;
}

/** Cache of an isolate for one day: codes with all their tries, and every stored code once no new one is taken. */
interface KnownDay {
  readonly day: string;
  readonly spent: ReadonlySet<string>;
  readonly all: ReadonlySet<string> | null;
}

/** Per binding: whoever tries out addresses on a full day would make each of them read the whole day. */
const knownDays = new WeakMap<D1Database, KnownDay>();

function toKey({ code, language }: UnknownCode): string {
  return `${language} ${code}`;
}

function countsNoMore(known: KnownDay | undefined, day: string, key: string): boolean {
  if (known?.day !== day) return false;
  return known.spent.has(key) || (known.all !== null && !known.all.has(key));
}

async function readDay(db: Db, day: string): Promise<KnownDay> {
  const rows = await db.select().from(unknownCodes).where(eq(unknownCodes.day, day));
  const spent = rows.filter(({ count }) => count >= TRIES_PER_DAY_MAX);
  return {
    day,
    spent: new Set(spent.map(toKey)),
    all: rows.length < CODES_PER_DAY_MAX ? null : new Set(rows.map(toKey)),
  };
}

/**
 * Counts one more try of a code. Above the day's limits nothing is written, and the isolate that has seen so asks the
 * database no more.
 */
export async function countUnknownCode(db: Db, tried: UnknownCode, now: Date): Promise<void> {
  const { code, language } = tried;
  const day = utcDay(now);
  if (countsNoMore(knownDays.get(db.$client), day, toKey(tried))) return;
  const { meta } = await db.run(sql`
    insert into ${unknownCodes} (day, code, language, count)
    select ${day}, ${code}, ${language}, 1
    where exists (
        select 1 from ${unknownCodes}
        where ${unknownCodes.day} = ${day} and ${unknownCodes.code} = ${code} and ${unknownCodes.language} = ${language}
      )
      or (select count(*) from ${unknownCodes} where ${unknownCodes.day} = ${day}) < ${CODES_PER_DAY_MAX}
    on conflict (day, code, language) do update set count = count + 1 where count < ${TRIES_PER_DAY_MAX}`);
  if (meta.changes === 0) knownDays.set(db.$client, await readDay(db, day));
}
