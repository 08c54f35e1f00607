// Report for the author of the next edition, place by place.
import { LOCALES } from "~/addresses/languages";
import { foldText } from "~/lib/fold-text";

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
  /** Where a code is printed, in the order of the book; `place` says it in words. */
  readonly places: readonly { readonly id: string; readonly title: string; readonly place: string }[];
  /** The newest first. */
  readonly changesOf: (id: string) => readonly Dated[];
  readonly scans: readonly Count[];
  /** Codes that the book does not have. */
  readonly tried: readonly Count[];
  /** Searches without a result that readers told the author of; the words are the id. */
  readonly missed: readonly Count[];
  /** Addresses outside that are dead, each with the day since when. */
  readonly deadLinks: readonly Dated[];
}

type Cell = string | number;

export const EDITION_COLUMNS = ["kind", "id", "day", ...LOCALES, "text"];
const UNCOUNTED = LOCALES.map(() => "");
const NONE: readonly number[] = LOCALES.map(() => 0);

/** The counts of each id, one for each language. */
function addUp(rows: readonly Count[]): ReadonlyMap<string, readonly number[]> {
  const sums = new Map<string, readonly number[]>();
  for (const { id, language, count } of rows) {
    const add = (sum: number, at: number) => (LOCALES[at] === language ? sum + count : sum);
    sums.set(id, (sums.get(id) ?? NONE).map(add));
  }
  return sums;
}

/** The lines of what readers looked for in vain, what most of them did first. */
function listVain(kind: string, rows: readonly Count[]): Cell[][] {
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return [...addUp(rows)]
    .sort(([one, few], [other, many]) => total(many) - total(few) || one.localeCompare(other))
    .map(([id, counts]) => [kind, id, "", ...counts, ""]);
}

/** The report as lines of cells: each place with its scans, below it what changed there; then what readers missed. */
export function toEditionReport(data: EditionData): Cell[][] {
  const scans = addUp(data.scans);
  const missed = data.missed.map((row) => ({ ...row, id: foldText(row.id) }));
  return [
    ...data.places.flatMap(({ id, title, place }) => [
      ["place", id, "", ...(scans.get(id) ?? NONE), `${title} (${place})`],
      ...data.changesOf(id).map(({ day, text }) => ["change", id, day, ...UNCOUNTED, text]),
    ]),
    ...listVain("code in vain", data.tried),
    ...listVain("search in vain", missed),
    ...data.deadLinks.map(({ day, text }) => ["dead link", "", day, ...UNCOUNTED, text]),
  ];
}
