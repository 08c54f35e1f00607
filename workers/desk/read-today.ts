import { desc, eq } from "drizzle-orm";
import { dailyCounters } from "~/db/count-tables.server";
import { utcDay } from "~/db/daily-counter.server";
import { backups } from "~/db/desk-tables.server";
import type { DeskSection } from "~/features/desk/core/desk-view";
import { RUN_KINDS } from "~/features/news/core/run/run-kind";
import { VISITOR_RUNS_PER_DAY, visitorRunsCounter } from "~/features/news/core/run/run-policy";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { REPORTS } from "~/features/reports/core/reader-report";
import { formatMoment } from "~/i18n/format-moment";
import { getConfig } from "../env";
import { MODEL_CALLS } from "../jobs/run-services";
import { WRITES } from "../pages/page-store";
import { listPartsOff } from "./parts-off";
import { readSiteState } from "./site-state";
import type { DeskVisit } from "./visit";

/** Troubles with their remedies, the use of the day, and the last backup. */
export async function readToday(visit: DeskVisit): Promise<DeskSection[]> {
  const { env, db, now, locale, words, moment, place } = visit;
  const text = words.today;
  const config = getConfig(env);
  const [{ troubles }, { lastRun }, [counters, [backup]]] = await Promise.all([
    readSiteState(env, now),
    createRunStore(db).readCircumstances(FETCH_OPERATION),
    db.batch([
      db
        .select()
        .from(dailyCounters)
        .where(eq(dailyCounters.day, utcDay(now))),
      db.select().from(backups).orderBy(desc(backups.takenAt)).limit(1),
    ]),
  ]);
  const rows = Object.values(backup?.held ?? {});
  const held = rows.reduce((sum, one) => sum + one, 0);
  const paidUntil = config.domainPaidUntil && formatMoment(`${config.domainPaidUntil}T12:00:00Z`, locale);
  const facts = [
    [
      text.lastRun,
      lastRun ? `${text.runStates[lastRun.status]} ${moment(lastRun.startedAt)}` : words.unknown,
    ],
    [text.backup, backup ? `${text.holds(held, rows.length)} ${moment(backup.takenAt)}` : text.noBackup],
    [text.domain, paidUntil ? `${text.domainPaid} ${paidUntil}` : text.domainUnknown],
  ] as const;
  const limits = [
    ["models", MODEL_CALLS, config.aiDailyLimit],
    ["pages", WRITES.counter, WRITES.perDay],
    ["runs", visitorRunsCounter(RUN_KINDS.fetch.operation), VISITOR_RUNS_PER_DAY],
    ["reports", REPORTS.counter, REPORTS.perDay],
  ] as const;
  const countOf = (counter: string) => counters.find(({ name }) => name === counter)?.count ?? 0;
  return [
    {
      heading: text.wrong,
      none: text.allWell,
      items: troubles.map(({ kind, subject, since }) => ({
        name: words.troubles[kind].what(subject),
        aside: since === null ? text.sinceUnknown : `${text.since} ${moment(since)}`,
        lines: [words.troubles[kind].todo],
        place: place(subject),
      })),
    },
    { heading: text.known, items: facts.map(([name, aside]) => ({ name, aside })) },
    {
      heading: text.used,
      items: limits.map(([name, counter, most]) => ({
        name: text.limits[name],
        aside: text.usedOf(countOf(counter), most),
      })),
    },
    { heading: text.off, notes: listPartsOff(config).map((part) => words.partsOff[part]) },
  ];
}
