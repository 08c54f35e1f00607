// Print contract: what readers typed that no page answers to, counted per code, UTC day and language.
import { sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { utcDay } from "~/db/daily-counter.server";
import { unknownCodes } from "~/db/schema.server";
import type { Locale } from "~/i18n/locale";

/** New codes of one day; those above are somebody trying out addresses, and must not fill the table. */
const CODES_PER_DAY_MAX = 200;

export interface UnknownCode {
  /** As `normaliseCode` gives it. */
  readonly code: string;
  readonly language: Locale;
}

/** Counts one more try of a code. Above the day's limit of different codes only known ones are counted on. */
export async function countUnknownCode(db: Db, { code, language }: UnknownCode, now: Date): Promise<void> {
  const day = utcDay(now);
  await db.run(sql`
    insert into ${unknownCodes} (day, code, language, count)
    select ${day}, ${code}, ${language}, 1
    where (select count(*) from ${unknownCodes} where ${unknownCodes.day} = ${day}) < ${CODES_PER_DAY_MAX}
      or exists (
        select 1 from ${unknownCodes}
        where ${unknownCodes.day} = ${day} and ${unknownCodes.code} = ${code} and ${unknownCodes.language} = ${language}
      )
    on conflict (day, code, language) do update set count = count + 1`);
}
