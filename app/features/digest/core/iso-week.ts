// The weekly digest is named by its ISO 8601 week: Monday to Sunday, in UTC. Week 1 holds the first Thursday of the
// year.
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { joinDateParts } from "~/i18n/format-month";
import { DAY_MS } from "~/lib/durations";

const WEEK_MS = 7 * DAY_MS;
/** The first Monday after the epoch. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export interface IsoWeek {
  readonly year: number;
  readonly week: number;
}

export interface WeekSpan {
  /** ISO instant of Monday 00:00 UTC. */
  readonly start: string;
  /** ISO instant of the next Monday 00:00 UTC, not part of the week. */
  readonly end: string;
}

/** The week that an instant falls into. */
export function toIsoWeek(instant: Date): IsoWeek {
  const monday = mondayBefore(instant.getTime());
  const year = new Date(monday + 3 * DAY_MS).getUTCFullYear();
  return { year, week: (monday - getFirstMonday(year)) / WEEK_MS + 1 };
}

/** Monday to Monday. */
export function toSpan(week: IsoWeek): WeekSpan {
  const start = toMonday(week);
  return { start: new Date(start).toISOString(), end: new Date(start + WEEK_MS).toISOString() };
}

/** The week before. */
export function previousWeek(week: IsoWeek): IsoWeek {
  return toIsoWeek(new Date(toMonday(week) - WEEK_MS));
}

/** The number of the week, counted without a gap over the years. Rotations use it. */
export function weekNumberSinceEpoch(week: IsoWeek): number {
  return (toMonday(week) - FIRST_MONDAY_MS) / WEEK_MS;
}

/** "2026-05", the last segment of an issue's address. The week has two digits, so that addresses sort. */
export function weekSlug(week: IsoWeek): string {
  return `${String(week.year).padStart(4, "0")}-${String(week.week).padStart(2, "0")}`;
}

/** Reads a slug; null for any other spelling and for a week the year does not have. */
export function parseWeekSlug(slug: string): IsoWeek | null {
  const match = /^(\d{4})-(\d{2})$/.exec(slug);
  if (match === null) return null;
  const week = { year: Number(match[1]), week: Number(match[2]) };
  if (week.year < 1970 || week.week < 1) return null;
  return weekSlug(toIsoWeek(new Date(toMonday(week)))) === slug ? week : null;
}

/** "16 – 22 November 2026", or "16 a 22 de novembro de 2026". */
export function formatWeek(week: IsoWeek, locale: Locale): string {
  const start = toMonday(week);
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].formats, { dateStyle: "long", timeZone: "UTC" });
  // Thin spaces look like a missing character in some mail programs.
  const parts = format.formatRangeToParts(new Date(start), new Date(start + 6 * DAY_MS));
  const range = joinDateParts(parts, locale).replace(/[\u2009\u202f\u00a0]/g, " ");
  return range.replace(" – ", LANGUAGES[locale].dayRange);
}

function toMonday(week: IsoWeek): number {
  return getFirstMonday(week.year) + (week.week - 1) * WEEK_MS;
}

/** 4 January is always in week 1. */
function getFirstMonday(year: number): number {
  return mondayBefore(Date.UTC(year, 0, 4));
}

function mondayBefore(instantMs: number): number {
  return Math.floor((instantMs - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
}
