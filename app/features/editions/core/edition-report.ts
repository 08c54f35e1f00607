// Report for the author of the next edition, place by place.
import { LOCALES, type Locale } from "~/addresses/languages";
import { writeLines } from "~/features/open-data/core/csv";

/** One place of the book where a code is printed. */
export interface PrintedPlace {
  readonly id: string;
  readonly title: string;
  /** Where in the book, in words. */
  readonly place: string;
}

interface ChangeLine {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly text: string;
}

interface Count {
  readonly id: string;
  readonly language: string;
  readonly count: number;
}

export interface EditionData {
  /** In the order of the book. */
  readonly places: readonly PrintedPlace[];
  readonly changesOf: (id: string) => readonly ChangeLine[];
  readonly scans: readonly Count[];
  readonly tried: readonly Count[];
  readonly searches: readonly Count[];
  /** Addresses outside that are dead, each with the day since when. */
  readonly deadLinks: readonly ChangeLine[];
}

type Kind = "place" | "change" | "code in vain" | "search in vain" | "dead link";

export interface ReportRow {
  readonly kind: Kind;
  /** The code, or what was typed; empty where neither is meant. */
  readonly id: string;
  readonly day: string;
  readonly text: string;
  /** By language; null for what is not counted. */
  readonly counts: Readonly<Record<Locale, number>> | null;
}

function listCounts(rows: readonly Count[], id: string): Record<Locale, number> {
  const of = (locale: Locale) => rows.filter((row) => row.id === id && row.language === locale);
  const sums = LOCALES.map((locale) => [locale, of(locale).reduce((sum, { count }) => sum + count, 0)]);
  return Object.fromEntries(sums) as Record<Locale, number>;
}

/** The things counted, what was tried most often first. */
function listRows(kind: Kind, rows: readonly Count[]): ReportRow[] {
  const total = (id: string) => rows.reduce((sum, row) => sum + (row.id === id ? row.count : 0), 0);
  const ids = [...new Set(rows.map(({ id }) => id))];
  return ids
    .sort((one, other) => total(other) - total(one) || one.localeCompare(other))
    .map((id) => ({ kind, id, day: "", text: "", counts: listCounts(rows, id) }));
}

/** The report: each place with its scans, below it what changed there, the newest first; then what readers missed. */
export function toEditionReport(data: EditionData): ReportRow[] {
  const places = data.places.flatMap(({ id, title, place }): ReportRow[] => [
    { kind: "place", id, day: "", text: `${title} (${place})`, counts: listCounts(data.scans, id) },
    ...data.changesOf(id).map((line) => ({ kind: "change" as const, id, ...line, counts: null })),
  ]);
  const dead = data.deadLinks.map((line) => ({ kind: "dead link" as const, id: "", ...line, counts: null }));
  return [
    ...places,
    ...listRows("code in vain", data.tried),
    ...listRows("search in vain", data.searches),
    ...dead,
  ];
}

/** The report as CSV with a head. */
export function toCsv(rows: readonly ReportRow[]): string {
  const lines = rows.map(({ kind, id, day, text, counts }) => [
    ...[kind, id, day, text],
    ...LOCALES.map((locale) => String(counts?.[locale] ?? "")),
  ]);
  return writeLines([["kind", "id", "day", "text", ...LOCALES], ...lines]);
}
