// Report for the author of the next edition, place by place.
import { LOCALES } from "~/addresses/languages";

/** One place of the book where a code is printed. */
interface PrintedPlace {
  readonly id: string;
  readonly title: string;
  /** Where in the book, in words. */
  readonly place: string;
}

interface Dated {
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
  /** The newest first. */
  readonly changesOf: (id: string) => readonly Dated[];
  readonly scans: readonly Count[];
  /** Codes that the book does not have. */
  readonly tried: readonly Count[];
  /** Addresses outside that are dead, each with the day since when. */
  readonly deadLinks: readonly Dated[];
}

type Cell = string | number;

export const EDITION_COLUMNS = ["kind", "id", "day", ...LOCALES, "text"];

function countById(rows: readonly Count[], id: string): number[] {
  return LOCALES.map((locale) => {
    const counts = rows.filter((row) => row.id === id && row.language === locale).map(({ count }) => count);
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

/** The report as lines of cells: each place with its scans, below it what changed there; then what readers missed. */
export function toEditionReport({ places, changesOf, scans, tried, deadLinks }: EditionData): Cell[][] {
  const uncounted = LOCALES.map(() => "");
  const total = (id: string) => tried.reduce((sum, row) => sum + (row.id === id ? row.count : 0), 0);
  const codes = [...new Set(tried.map(({ id }) => id))].sort(
    (one, other) => total(other) - total(one) || one.localeCompare(other),
  );
  return [
    ...places.flatMap(({ id, title, place }) => [
      ["place", id, "", ...countById(scans, id), `${title} (${place})`],
      ...changesOf(id).map(({ day, text }) => ["change", id, day, ...uncounted, text]),
    ]),
    ...codes.map((id) => ["code in vain", id, "", ...countById(tried, id), ""]),
    ...deadLinks.map(({ day, text }) => ["dead link", "", day, ...uncounted, text]),
  ];
}
