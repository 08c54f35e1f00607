// "Report a mistake": a page of the site and a few words. No address is asked for, so there is no answer to send.
import { findPage, getPageRow } from "~/addresses/addresses";
import { stripControlCharacters, stripInvisibleCharacters } from "~/lib/control-characters";
import { tidyLines } from "~/lib/tidy-lines";

/** Decision of the author about a report. */
export const REPORT_ANSWERS = ["mended", "right", "other"] as const;
export type ReportAnswer = (typeof REPORT_ANSWERS)[number];

export const REPORT_MAX = 1000;
/** Reports are deleted then, answered or not. */
export const REPORT_DAYS = 90;

export const ABOUT_FIELD = "about";
export const TEXT_FIELD = "text";

export type ReportState =
  | "thanks"
  | "empty"
  | "too-long"
  | "limited"
  | "check-failed"
  | "check-unavailable"
  | "without-script"
  | "failed";

/** HTTP status of the page with the answer. */
export const REPORT_STATUS = {
  thanks: 200,
  empty: 422,
  "too-long": 422,
  limited: 429,
  "check-failed": 422,
  "check-unavailable": 503,
  "without-script": 503,
  failed: 503,
} as const satisfies Record<ReportState, number>;

/** The canonical path of the page that a report is about; null for any other text. */
export function findReportedPath(typed: string): string | null {
  const path = typed.replace(/[?#].*$/s, "");
  const page = path.startsWith("/") ? findPage(path) : null;
  return page === null || getPageRow(page.pageId).guarded === true ? null : page.canonical;
}

/** The words of a report as plain text. They are shown as text and never as HTML. */
export function readReportText(typed: string): string {
  return tidyLines(stripInvisibleCharacters(stripControlCharacters(typed.slice(0, 4 * REPORT_MAX))));
}
