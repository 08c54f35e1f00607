// What a reader keeps on a device with one button: every page that a printed code opens, the school kit, the rules and the
// check of curriculum codes, in one language.
import { pathOfCode, toPath } from "~/addresses/addresses";
import { LOCALES, type Locale, preferredLocale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES } from "~/addresses/printed-codes";
import { readShortLinkPath } from "~/features/short-links/core/short-link-path";
import { dayInZone } from "~/lib/day-in-zone";

const CODES = [...PRINTED_PAGES, ...PRINTED_ENTRANCES];

/** The most that one language may take of a device, as it lies there. A test measures it. */
export const LESSON_SET_MAX_BYTES = 1_500_000;

/** The set as the build describes it, or as a device has it: whole, as of a moment. */
export interface LessonSet {
  /** Another one for other content. */
  readonly version: string;
  /** Bytes of all pages and their files on the device. */
  readonly bytes: number;
  readonly pages: readonly string[];
  /** Null for the set that the site offers. */
  readonly asOf: string | null;
}

/** The day of a set as a clock of the time zone has it, as "2026-11-22"; today where the site offers it. */
export function dayOfLessons(asOf: LessonSet["asOf"], now: Date, timeZone: string): string {
  return dayInZone(asOf === null ? now : new Date(asOf), timeZone);
}

/** The file that describes the set of a language. */
export function lessonSetPath(locale: Locale): string {
  return `/lessons.${locale}.json`;
}

/** Under this address the store remembers that it has the set. */
export function keptLessonsPath(locale: Locale): string {
  return `/kept-lessons.${locale}`;
}

/** The paths of all pages of the set of a language, each once. */
export function listLessonPaths(locale: Locale): string[] {
  const besides = (["school-kit", "rules", "bncc"] as const).map((page) => toPath(page, locale));
  return [...new Set([...CODES.map(({ id }) => pathOfCode(id, locale)), ...besides])];
}

/** A set that was read as JSON; null for anything else, such as the page of a captive portal. */
export function parseLessonSet(value: unknown): LessonSet | null {
  const { version, bytes, pages, asOf } = (value ?? {}) as Partial<Record<keyof LessonSet, unknown>>;
  if (typeof version !== "string" || typeof bytes !== "number" || !Array.isArray(pages)) return null;
  const paths = pages.filter((page) => typeof page === "string");
  return { version, bytes, pages: paths, asOf: typeof asOf === "string" ? asOf : null };
}

/**
 * The pages that stand in for a short link of the book while nobody can follow it: in the language of the link, else in
 * the browser's, then in any. Empty for every other address.
 */
export function listCodePages(pathname: string, browserLanguage: string): string[] {
  const link = readShortLinkPath(pathname);
  const code = CODES.find(({ id }) => id === link?.id);
  if (link === null || code === undefined) return [];
  const first = link.locale ?? preferredLocale(browserLanguage);
  return [first, ...LOCALES].map((locale) => pathOfCode(code.id, locale));
}
