// "Report a mistake": a page of the site and a few words, or the words of a search that found nothing. No address is asked
// for, so there is no answer to send.
import { findPage, getPageRow, toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { ANSWER_STATUS, type SignUpState } from "~/features/newsletter/core/sign-up-answer";
import { listContacts } from "~/features/privacy-guard/core/personal-data";
import { stripControlCharacters, stripInvisibleCharacters } from "~/lib/control-characters";
import { parseSearchText } from "~/lib/search-text";
import { tidyLines } from "~/lib/tidy-lines";
import { MISSED_FIELD } from "./report-path";

/** Decision of the author about a report. */
export const REPORT_ANSWERS = ["mended", "right", "other"] as const;
export type ReportAnswer = (typeof REPORT_ANSWERS)[number];

export const REPORT_MAX = 1000;
/** Over all readers: more than an author can read in a day. */
export const REPORTS = { counter: "reader-reports", perDay: 100 };
/** Reports are deleted then, answered or not. */
export const REPORT_DAYS = 90;

export const TEXT_FIELD = "text";

type Refusal = "empty" | "too-long" | "personal";

/** What a report comes to. */
export type ReportState = Exclude<SignUpState, "invalid" | "too-fast" | "try-later"> | Refusal;

/** The HTTP status of the page that says it. */
export const REPORT_STATUS: Readonly<Record<ReportState, number>> = {
  ...ANSWER_STATUS,
  ...{ empty: 422, "too-long": 422, personal: 422 },
};

/** The canonical path of the page that a report is about; null for any other text. */
export function findReportedPath(typed: string): string | null {
  const path = typed.replace(/[?#].*$/s, "");
  const page = path.startsWith("/") ? findPage(path) : null;
  return page === null || getPageRow(page.pageId).guarded === true ? null : page.canonical;
}

/** True for a report about the address of a search that found nothing: the path of a page has no query. */
export function isMissedSearch({ about }: { readonly about: string }): boolean {
  return about.includes("?");
}

/** A reader's words are plain text: they are shown as text and never as HTML. */
type Report = { readonly about: string; readonly text: string };

/** A handle or a long number: more than the privacy guard marks in a prompt, where most numbers are part of a sum. */
const HANDLE_OR_NUMBER = /@|\d{8}/;

/**
 * The report in a posted form, about the page that the form's address names or about a search that found nothing; else
 * why it is not taken, whoever sends it.
 */
export function readReport(
  fields: Readonly<Record<string, unknown>>,
  about: string | null,
  locale: Locale,
): Report | Refusal {
  const read = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  const words = parseSearchText(read(MISSED_FIELD));
  if (HANDLE_OR_NUMBER.test(words) || listContacts(words).length > 0) return "personal";
  const search = `${toPath("search", locale)}?${new URLSearchParams({ q: words })}`;
  if (words !== "") return { about: search, text: words };
  const typed = read(TEXT_FIELD).slice(0, 4 * REPORT_MAX);
  const text = tidyLines(stripInvisibleCharacters(stripControlCharacters(typed)));
  if (text === "" || about === null) return "empty";
  return text.length > REPORT_MAX ? "too-long" : { about, text };
}
