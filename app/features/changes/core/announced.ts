// Values that the site has announced: those it opened with, then those of its lines of change.
import type { Change } from "./change";

/**
 * Values as compact JSON, each by what it is of: the id of a record or rule, a field of changes, and the country where it
 * holds in one alone, with a space between.
 */
export type Values = ReadonlyMap<string, string>;

/** The value of a line that says that a thing is known no more. */
export const UNKNOWN = "null";

/** The list of values as it is kept in a file: a row for each, with its key, and the value behind a tab. */
export function writeValues(values: Values): string {
  return [...values].map((row) => `${row.join("\t")}\n`).join("");
}

/** The list as it was kept. */
export function readValues(text: string): Values {
  const rows = text.split("\n").filter((line) => line !== "");
  return new Map(rows.map((line) => line.split("\t") as [string, string]));
}

/**
 * Every value that differs from its last line, or from the opening where no line has one; null stands for one that was, or
 * is, not known. `changes` has the oldest first.
 */
export function listUnannounced(values: Values, opening: Values, changes: readonly Change[]) {
  const announced = new Map<string, string | null>(opening);
  for (const { subjects, field, place, values: said = [] } of changes) {
    const name = place === undefined ? field : `${field} ${place}`;
    for (const [at, value] of said.entries())
      announced.set(`${subjects[at]} ${name}`, value === UNKNOWN ? null : value);
  }
  return [...new Set([...announced.keys(), ...values.keys()])]
    .map((key) => ({ key, was: announced.get(key) ?? null, now: values.get(key) ?? null }))
    .filter(({ was, now }) => was !== now);
}

/** True for a difference that readers are told of; what is newly known of a record of the catalogue is no change. */
export function needsLine({ was, key }: ReturnType<typeof listUnannounced>[number]): boolean {
  return was !== null || key.endsWith(" rule");
}
