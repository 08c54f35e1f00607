// What every report of facts asks of them: how many rest on what, and which to read first.
import type { Basis, Standing } from "./evidence";

/** What is said without being sure does more harm than what is not said. */
const LEAST_SURE: readonly Basis[] = ["third-party", "official", "not-stated", "not-found"];

/** How many rest on what, and of how many texts nobody knows the month. */
export function countStandings(standings: readonly Standing[]) {
  const counts: Record<Basis, number> = { official: 0, "third-party": 0, "not-stated": 0, "not-found": 0 };
  for (const { basis } of standings) counts[basis] += 1;
  const undated = standings.filter(({ basis, month }) => basis !== "not-found" && month === null).length;
  return { counts, undated };
}

/** Only what an official text says, or does not say, and said lately, can be left alone. */
export function asksForLook({ basis, month }: Standing, isOld: (month: string) => boolean): boolean {
  return basis === "third-party" || basis === "not-found" || month === null || isOld(month);
}

/** What is least sure comes first, then what is oldest. */
export function byNeedOfLook(one: Standing, other: Standing): number {
  return LEAST_SURE.indexOf(one.basis) - LEAST_SURE.indexOf(other.basis) || byMonth(one, other);
}

/** What is oldest comes first, and what has no month before it. */
export function byMonth(one: Standing, other: Standing): number {
  return (one.month ?? "").localeCompare(other.month ?? "");
}
