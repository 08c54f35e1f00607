// Takes "Report a mistake" from anybody, within the limits of the newsletter's form: origin, size and type were checked
// before, then a trap for robots, limits, and the bot check where there is one.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { countWithinDay } from "~/db/daily-counter.server";
import { HONEYPOT_FIELD, TURNSTILE_FIELD } from "~/features/newsletter/core/form-guards";
import {
  ABOUT_FIELD,
  findReportedPath,
  REPORT_MAX,
  type ReportState,
  readReportText,
  TEXT_FIELD,
} from "~/features/reports/core/reader-report";
import { saveReport } from "~/features/reports/io/report-store.server";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
import { secondsToWait } from "./client-limit";
import { refuseSender } from "./sign-up-check";

export interface PostedReport {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly locale: Locale;
}

const REPORTS = { name: "report", limit: 6, windowSeconds: 3600 } as const;
/** Over all readers: more than an author can read in a day. */
const REPORTS_PER_DAY = 100;

/** Outcome of a report. A robot is thanked as a person is. */
export async function takeReport(
  c: Context<AppBindings>,
  { fields, locale }: PostedReport,
): Promise<ReportState> {
  const read = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  if (read(HONEYPOT_FIELD) !== "") return "thanks";
  const about = findReportedPath(read(ABOUT_FIELD));
  const text = readReportText(read(TEXT_FIELD));
  if (text === "" || about === null) return "empty";
  if (text.length > REPORT_MAX) return "too-long";
  const now = new Date();
  try {
    const db = createDb(c.env.DB);
    if ((await secondsToWait(c, db, REPORTS, now)) !== null) return "limited";
    const sender = {
      turnstileToken: read(TURNSTILE_FIELD) || null,
      hasScript: false,
      name: "report",
    } as const;
    const refused = await refuseSender(c, db, sender, now);
    if (refused !== null) return refused.state === "try-later" ? "limited" : refused.state;
    if (!(await countWithinDay(db, "reader-reports", REPORTS_PER_DAY, now))) return "limited";
    await saveReport(db, { about, locale, text }, now);
    return "thanks";
  } catch (error) {
    createLog({ requestId: c.get("requestId") }).error("report not taken", { error });
    return "failed";
  }
}
