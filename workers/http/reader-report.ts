// Takes reports of mistakes, and of searches that found nothing, from anybody, within the limits of the newsletter's form:
// origin, size and type were checked before, then a trap for robots, limits, and the bot check where there is one.
import type { Context } from "hono";
import type { Locale } from "~/addresses/languages";
import { createDb } from "~/db/client.server";
import { countWithinDay } from "~/db/daily-counter.server";
import { parseSignUpForm } from "~/features/newsletter/core/form-guards";
import { REPORTS, type ReportState, readReport } from "~/features/reports/core/reader-report";
import { saveReport } from "~/features/reports/io/report-store.server";
import { createLog } from "../log";
import type { AppBindings } from "./app-bindings";
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
  const { sender, turnstileToken } = parseSignUpForm(fields);
  if (sender === "robot") return "accepted";
  const report = readReport(fields, about, locale);
  if (typeof report === "string") return report;
  const now = new Date();
  try {
    const db = createDb(c.env.DB);
    const refused = await refuseSender(c, db, { turnstileToken, hasScript: false, limit: OF_CLIENT }, now);
    if (refused !== null) return refused.state === "try-later" ? "limited" : refused.state;
    if (!(await countWithinDay(db, REPORTS.counter, REPORTS.perDay, now))) return "limited";
    await saveReport(db, { ...report, locale }, now);
    return "accepted";
  } catch (error) {
    createLog({ requestId: c.get("requestId") }).error("report not taken", { error });
    return "failed";
  }
}
