// Values that the site has announced: those it opened with, then those of its lines of change.
import type { Change } from "./change";

export interface Value {
  /** Id of the record. */
  readonly subject: string;
  /** A field of changes, and behind it the country where it holds in one alone. */
  readonly field: string;
  /** Compact JSON. */
  readonly value: string;
}

/** A difference between what the site says and what it has announced. */
export interface Unannounced {
  readonly subject: string;
  readonly field: string;
  /** Null for a value of which nothing was known. */
  readonly was: string | null;
  /** Null where a known value is known no more. */
  readonly now: string | null;
}

const toKey = ({ subject, field }: Pick<Value, "subject" | "field">) => `${subject} ${field}`;

/** A row of the list of values: subject, field, and the value as JSON behind a tab. */
export function writeValue(value: Value): string {
  return `${toKey(value)}\t${value.value}`;
}

/** The list of values as it is kept in a file. */
export function readValues(text: string): readonly Value[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [key = "", value = ""] = line.split("\t");
      const at = key.indexOf(" ");
      return { subject: key.slice(0, at), field: key.slice(at + 1), value };
    });
}

/** Every value that differs from its last line, or from the opening where no line has one. */
export function listUnannounced(
  values: readonly Value[],
  opening: readonly Value[],
  changes: readonly Change[],
): readonly Unannounced[] {
  const announced = new Map(opening.map((value) => [toKey(value), value.value]));
  for (const { subjects, field, place, values: said = [] } of changes) {
    const name = place === undefined ? field : `${field} ${place}`;
    for (const [at, value] of said.entries()) announced.set(`${subjects[at]} ${name}`, value);
  }
  const current = new Map(values.map((value) => [toKey(value), value.value]));
  return [...new Set([...announced.keys(), ...current.keys()])].flatMap((key) => {
    const said = announced.get(key);
    const was = said === undefined || said === UNKNOWN ? null : said;
    const now = current.get(key) ?? null;
    const at = key.indexOf(" ");
    return was === now ? [] : [{ subject: key.slice(0, at), field: key.slice(at + 1), was, now }];
  });
}

/** True for a difference that readers are told of; what is newly known of a record of the catalogue is no change. */
export function needsLine({ was, field }: Unannounced): boolean {
  return was !== null || field === "rule";
}

/** The value of a line that says that a thing is known no more. */
export const UNKNOWN = "null";
