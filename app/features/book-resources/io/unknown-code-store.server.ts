// Codes that readers typed and no page answers to, counted per code, UTC day and language.
import { sql } from "drizzle-orm";
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

/** Counts one more try of a code. Above the day's limits nothing is written. */
export async function countUnknownCode(db: Db, { code, language }: UnknownCode, now: Date): Promise<void> {
  const day = utcDay(now);
  await db.run(sql`
    insert into ${unknownCodes} (day, code, language, count)
    select ${day}, ${code}, ${language}, 1
    where exists (
        select 1 from ${unknownCodes}
        where ${unknownCodes.day} = ${day} and ${unknownCodes.code} = ${code} and ${unknownCodes.language} = ${language}
      )
      or (select count(*) from ${unknownCodes} where ${unknownCodes.day} = ${day}) < ${CODES_PER_DAY_MAX}
    on conflict (day, code, language) do update set count = count + 1 where count < ${TRIES_PER_DAY_MAX}`);
}
