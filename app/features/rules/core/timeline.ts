// Timeline of the rules, past and to come, year by year.
import { nextDateOf, type RuleState } from "./rule";
import type { RuleRow } from "./rule-row";

/** "since": it got the state it has. "deadline": something has to be done by then, or more holds from then. */
export type MomentKind = "since" | "deadline";

export interface Moment {
  readonly ruleId: string;
  readonly title: string;
  readonly state: RuleState;
  readonly kind: MomentKind;
  /** A year, a month or a day. */
  readonly date: string;
}

export interface TimelineYear {
  readonly year: string;
  readonly moments: readonly Moment[];
}

function momentsOf(row: RuleRow): Moment[] {
  const { id: ruleId, state, title, since, deadline } = row;
  const rule = { ruleId, title, state };
  return [
    ...(since === null ? [] : [{ ...rule, kind: "since" as const, date: since }]),
    ...(deadline === null ? [] : [{ ...rule, kind: "deadline" as const, date: deadline }]),
  ];
}

/** A year or a month stands before its days. */
const byDate = (one: Moment, other: Moment) => one.date.localeCompare(other.date);

/** Every dated moment, the newest year first, within a year as the calendar has them. */
export function toTimeline(rows: readonly RuleRow[]): readonly TimelineYear[] {
  const years = new Map<string, Moment[]>();
  for (const moment of rows.flatMap(momentsOf)) {
    const year = moment.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), moment]);
  }
  return [...years]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([year, moments]) => ({ year, moments: moments.sort(byDate) }));
}

/** The dates that lie ahead on a day given as YYYY-MM-DD, the nearest first. */
export function toComing(rows: readonly RuleRow[], today: string): readonly Moment[] {
  return rows
    .filter((row) => nextDateOf(row, today) !== null)
    .flatMap(momentsOf)
    .filter(({ kind }) => kind === "deadline")
    .sort(byDate);
}
