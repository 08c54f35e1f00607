// Dates as feeds write them, in any language of the site. A date that cannot be read or believed is flagged.

import { MONTH_NAMES } from "~/lib/calendar-words";
import { DAY_MS, MINUTE_MS } from "~/lib/durations";
import { foldText } from "~/lib/fold-text";

/** Less than this ahead is a clock or a zone that is wrong, more is a day that is to come. */
const NOW_WITHIN_MS = DAY_MS;

/** Nobody announces an article further ahead; such a date is a mistake. */
const FUTURE_LIMIT_MS = 366 * DAY_MS;

/** Before this there was no web feed; 1970 and year 0 are what broken software writes. */
const FIRST_YEAR = 1995;

/** Months by the first three letters of their names, which no two months of a language share. */
const MONTHS = new Map(
  Object.values(MONTH_NAMES).flatMap((names) =>
    names.map(([full = ""], index) => [full.slice(0, 3), index + 1] as const),
  ),
);

/** Minutes east of UTC of the zone names that feeds use; an unknown name counts as UTC. */
const ZONES: Readonly<Record<string, number>> = {
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  brt: -180,
  brst: -120,
  bst: 60,
  wet: 0,
  west: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  ist: 330,
  sgt: 480,
  hkt: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  aedt: 660,
  met: 60,
  mest: 120,
  akst: -540,
  akdt: -480,
  hst: -600,
  ast: -240,
  adt: -180,
  nzst: 720,
  nzdt: 780,
};

/**
 * "ET", "PT" and their like leave open whether it is summer: minutes east of UTC in winter, by the letter before the
 * "t".
 */
const SEASONAL_ZONES: Readonly<Record<string, number>> = { a: -240, e: -300, c: -360, m: -420, p: -480 };

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The rest of the text, where time and zone are looked for. */
  readonly rest: string;
}

/** "03-12-31": which of the pairs is the year cannot be told. */
const THREE_PAIRS = /^(?:[a-z-]+,? )?\d{2}-\d{2}-\d{2}(?!\d)/;

/** The ISO instant of a date as a feed wrote it; null when it cannot be read. No zone means UTC. */
export function parseFeedDate(written: string): string | null {
  const text = timeLast(foldText(written.slice(0, 100)));
  const epoch = findEpoch(text);
  if (epoch !== null) return epoch;
  if (THREE_PAIRS.test(text)) return null;
  const parts =
    compactParts(text) ?? isoParts(text) ?? namedParts(text) ?? slashedParts(text) ?? monthParts(text);
  if (parts === null) return null;
  const { year, month, day } = parts;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  const time = toTime(parts.rest);
  if (time === null) return null;
  const local = Date.UTC(year, month - 1, day) + time.ofDay * MINUTE_MS + time.seconds * 1000;
  return toIso(local - zoneMinutes(time.zone, local) * MINUTE_MS);
}

/** "10:20 EST, 24 Sep 2018" and "10h20 - 24/09/2018" with the time behind the date, where it is looked for. */
function timeLast(text: string): string {
  const match =
    /^(\d{1,2}(?::\d{2}(?::\d{2})?|h(?:\d{2})?)(?: ?[ap]\.?m\b\.?)?(?: ?(?:[+-]\d{2}:?\d{2}|[a-z]{2,4}\b))?)[\s,|\u2013-]+(.*\d.*)$/.exec(
      text,
    );
  if (match === null) return text;
  const [, time = "", date = ""] = match;
  const word = / ?([a-z]{2,4})$/.exec(time);
  // "10:20 Mon 24 Sep": a word that names no zone belongs to the date.
  const isZone = word === null || isZoneName(word[1] ?? "") || /^[ap]m$/.test(word[1] ?? "");
  return isZone ? `${date} ${time}` : `${word?.[1]} ${date} ${time.slice(0, word?.index)}`;
}

export interface ArticleDate {
  /** ISO instant. */
  readonly publishedAt: string;
  /** True when the feed's date was missing, unreadable or ahead: such an article leads no page. */
  readonly dateEstimated: boolean;
}

/**
 * The date to store. One that is missing, unreadable, before 1995, less than a day ahead or more than a year ahead
 * becomes the fetch time. An article dated a day or more ahead keeps its date and waits for it.
 */
export function toArticleDate(written: string | null, fetchedAt: string): ArticleDate {
  const parsed = written === null ? null : parseFeedDate(written);
  if (parsed === null || Number(parsed.slice(0, 4)) < FIRST_YEAR) {
    return { publishedAt: fetchedAt, dateEstimated: true };
  }
  const ahead = Date.parse(parsed) - Date.parse(fetchedAt);
  if (ahead <= 0) return { publishedAt: parsed, dateEstimated: false };
  const waits = ahead >= NOW_WITHIN_MS && ahead <= FUTURE_LIMIT_MS;
  return { publishedAt: waits ? parsed : fetchedAt, dateEstimated: true };
}

/** Seconds, with or without a fraction, or milliseconds since 1970, as some JSON feeds write. */
function findEpoch(text: string): string | null {
  const match = /^(\d{10})(?:\.\d{1,9}|\d{3})?$/.exec(text);
  return match === null ? null : toIso(Number(match[1]) * 1000);
}

/** 20180924T102025Z, 20180924102025, 20180924 1020. */
function compactParts(text: string): DateParts | null {
  const match = /^(\d{4})(\d{2})(\d{2})[t ]?(\d{2})(\d{2})(\d{2})?(?![\d:])(.*)$/.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = "00", zone = ""] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    rest: `${hour}:${minute}:${second}${zone}`,
  };
}

/** 2018-09-24T10:20:00Z, "Mon, 2018-09-24", 2018/09/24, 20180924, 2018-09, 2018. */
function isoParts(text: string): DateParts | null {
  const match =
    /^(?:[a-z-]+\.?,? (?=\d{4}[-/.]))?(\d{4})(?:$|[-/.](\d{1,2})(?:[-/.](\d{1,2}))?|(\d{2})(\d{2}))(?!\d)(.*)$/.exec(
      text,
    );
  if (match === null) return null;
  const [, year, month, day, compactMonth, compactDay, rest = ""] = match;
  return {
    year: Number(year),
    month: Number(month ?? compactMonth ?? 1),
    day: Number(day ?? compactDay ?? 1),
    rest,
  };
}

/** "Mon, 24 Sep 2018 …", "24 de setembro de 2018 …", "September 24, 2018 …", "Mon Sep 24 10:20:00 2018". */
function namedParts(text: string): DateParts | null {
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th|o|º)?[\s\-/.]*(?:de |of )?([a-z]{3,9})\.?,?[\s\-/.]*(?:de )?'?(\d{4}|\d{2})\b(.*)$/.exec(
      text,
    );
  if (dayFirst !== null) {
    const [, day, month = "", year = "", rest = ""] = dayFirst;
    const number = MONTHS.get(month.slice(0, 3));
    if (number !== undefined) return { year: fullYear(year), month: number, day: Number(day), rest };
  }
  const monthFirst = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (.*)$/.exec(text);
  if (monthFirst === null) return null;
  const [, month = "", day, rest = ""] = monthFirst;
  const number = MONTHS.get(month.slice(0, 3));
  const year = /(?:^|\s)(\d{4})(?!\d)/.exec(rest)?.[1];
  if (number === undefined || year === undefined) return null;
  return { year: Number(year), month: number, day: Number(day), rest: rest.replace(year, " ") };
}

/** 24/09/2018 as Brazil and Britain write it; 09/24/2018 where the second number can only be a day. */
function slashedParts(text: string): DateParts | null {
  const match = /^(?:[a-z-]+,? )?(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d:])(.*)$/.exec(text);
  if (match === null) return null;
  const [, first, second, year = "", rest = ""] = match;
  const isMonthFirst = Number(second) > 12;
  return {
    year: fullYear(year),
    month: Number(isMonthFirst ? first : second),
    day: Number(isMonthFirst ? second : first),
    rest,
  };
}

/** "September 2018", "setembro de 2018", "09/2018": the first of the month. */
function monthParts(text: string): DateParts | null {
  const [, name, number, year] = /^(?:([a-z]{3,9})\.?,? (?:de )?|(\d{1,2})[/.-])(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return null;
  const month = name === undefined ? Number(number) : MONTHS.get(name.slice(0, 3));
  return month === undefined ? null : { year: Number(year), month, day: 1, rest: "" };
}

/** Two digits as RFC 2822 reads them: 00 to 49 are this century. */
function fullYear(year: string): number {
  const number = Number(year);
  if (year.length > 2) return number;
  return number < 50 ? 2000 + number : 1900 + number;
}

/** Minutes of the day, seconds and the text of the zone in the text after a date. No time is midnight. */
function toTime(rest: string): { ofDay: number; seconds: number; zone: string } | null {
  const match = /(\d{1,2})(?::|h)(\d{2})?(?::(\d{2})(?:[.,]\d+)?)?(?:min)?\s*([ap]\.?m\b)?(.*)$/.exec(rest);
  if (match === null) return { ofDay: 0, seconds: 0, zone: "" };
  const [, hourText, minuteText = "0", secondText = "0", half, zoneText = ""] = match;
  const hour =
    half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.startsWith("p") ? 12 : 0);
  const minute = Number(minuteText);
  if (hour > 24 || minute > 59) return null;
  // Second 60 is a leap second, which Date does not know.
  return {
    ofDay: hour * 60 + minute,
    seconds: Math.min(Number(secondText), 59),
    zone: zoneText,
  };
}

/** Minutes east of UTC of a zone at a local time; one that is not known counts as UTC. */
function zoneMinutes(text: string, local: number): number {
  const offset = /([+-])(\d{1,2}):?(\d{2})?(?!\d)/.exec(text);
  if (offset !== null) {
    const [, sign, hours, minutes = "0"] = offset;
    const total = Number(hours) * 60 + Number(minutes);
    return total > 14 * 60 ? 0 : sign === "-" ? -total : total;
  }
  const name = /[a-z]{2,4}/.exec(text)?.[0] ?? "";
  const seasonal = seasonalZone(name);
  if (seasonal !== undefined) return seasonal + (isNorthAmericanSummer(local) ? 60 : 0);
  return ZONES[name] ?? 0;
}

function seasonalZone(name: string): number | undefined {
  return name.length === 2 && name.endsWith("t") ? SEASONAL_ZONES[name[0] ?? ""] : undefined;
}

function isZoneName(word: string): boolean {
  return word in ZONES || seasonalZone(word) !== undefined || ["gmt", "utc", "ut"].includes(word);
}

/** From the second Sunday of March to the first one of November, at two o'clock. */
function isNorthAmericanSummer(local: number): boolean {
  const year = new Date(local).getUTCFullYear();
  const sunday = (month: number, count: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + (count - 1) * 7, 2);
  };
  return local >= sunday(2, 2) && local < sunday(10, 1);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Null outside the years 1 to 9999, which ISO strings cannot show in four digits. */
function toIso(time: number): string | null {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  return year < 1 || year > 9999 ? null : date.toISOString();
}
