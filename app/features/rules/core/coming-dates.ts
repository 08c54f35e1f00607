// Dates of the rules that lie ahead.
import { findNextDate } from "./rule";
import type { RuleRow } from "./rule-row";

export interface ComingDate {
  readonly ruleId: string;
  readonly title: string;
  /** A year, a month or a day. */
  readonly date: string;
}

/** The dates that lie ahead on a day given as YYYY-MM-DD, the nearest first. */
export function toComing(rows: readonly RuleRow[], today: string): readonly ComingDate[] {
  return rows
    .flatMap((row) => {
      const date = findNextDate(row, today);
      return date === null ? [] : [{ ruleId: row.id, title: row.title, date }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}
