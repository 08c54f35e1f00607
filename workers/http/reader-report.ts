// Takes reports of mistakes, and of searches that found nothing, from anybody, within the limits of the newsletter's form:
// origin, size and type were checked before, then a trap for robots, limits, and the bot check where there is one.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { countWithinDay } from "~/db/daily-counter.server";
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from "~/features/newsletter/core/form-guards";
import { REPORTS, type ReportState, readReport } from "~/features/reports/core/reader-report";
import { saveReport } from "~/features/reports/io/report-store.server";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
import { secondsToWait } from "./client-limit";
import { refuseSender } from "./sign-up-check";

export interface PostedReport {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The page that it is about; null for an address that is none. */
  readonly about: string | null;
  readonly locale: Locale;
}

const OF_CLIENT = { name: "report", limit: 6, windowSeconds: 3600 } as const;

/** Outcome of a report. A robot is thanked as a person is. */
export async function takeReport(
  c: Context<AppBindings>,
  { fields, about, locale }: PostedReport,
): Promise<ReportState> {
  const read = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  if (read(HONEYPOT_FIELD) !== "") return "thanks";
  const report = readReport(read, about, locale);
  if (typeof report === "string") return report;
  const now = new Date();
  try {
    const db = createDb(c.env.DB);
    if ((await secondsToWait(c, db, OF_CLIENT, now)) !== null) return "limited";
    const sender = {
      turnstileToken: read(TURNSTILE_FIELD) || null,
      hasScript: false,
      name: "report",
    } as const;
    const refused = await refuseSender(c, db, sender, now);
    if (refused !== null) return refused.state === "try-later" ? "limited" : refused.state;
    if (!(await countWithinDay(db, REPORTS.counter, REPORTS.perDay, now))) return "limited";
    await saveReport(db, { ...report, locale }, now);
    return "thanks";
  } catch (error) {
    createLog({ requestId: c.get("requestId") }).error("report not taken", { error });
    return "failed";
  }
}
