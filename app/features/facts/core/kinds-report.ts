// How much of what the site keeps is known, kind by kind, and what to read first.
import { BASES, type Basis, type Standing } from "~/features/evidence/core/evidence";

/** One thing that rests on one text. */
export interface KeptFact extends Standing {
  /** What kind of record it is. */
  readonly group: string;
  readonly id: string;
  readonly address: string | null;
}

export interface KindsReport {
  /** In the order in which the kinds first come. */
  readonly coverage: readonly {
    readonly group: string;
    readonly counts: Readonly<Record<Basis, number>>;
    readonly undated: number;
    readonly oldest: string | null;
  }[];
  /** What asks for another look: by kind, then what is said without being sure, then what is oldest. */
  readonly recheck: readonly KeptFact[];
}

/** What is said without being sure does more harm than what is not said. */
const LEAST_SURE: readonly Basis[] = ["third-party", "official", "not-stated", "not-found"];

export function reportKinds(
  facts: readonly KeptFact[],
  isOld: (group: string, month: string) => boolean,
): KindsReport {
  const groups = [...new Set(facts.map(({ group }) => group))];
  return {
    coverage: groups.map((group) => coverageOf(group, facts)),
    recheck: facts
      .filter(({ group, basis, month }) => !isSure(basis) || month === null || isOld(group, month))
      .sort(
        (one, other) =>
          groups.indexOf(one.group) - groups.indexOf(other.group) ||
          LEAST_SURE.indexOf(one.basis) - LEAST_SURE.indexOf(other.basis) ||
          (one.month ?? "").localeCompare(other.month ?? ""),
      ),
  };
}

/** An official text was read, even if it is silent. */
function isSure(basis: Basis): boolean {
  return basis === "official" || basis === "not-stated";
}

function coverageOf(group: string, facts: readonly KeptFact[]) {
  const ofGroup = facts.filter((fact) => fact.group === group);
  const counts = { official: 0, "third-party": 0, "not-stated": 0, "not-found": 0 };
  for (const basis of BASES) counts[basis] = ofGroup.filter((fact) => fact.basis === basis).length;
  const months = ofGroup.flatMap(({ month }) => month ?? []).sort();
  return {
    group,
    counts,
    undated: ofGroup.filter(({ basis, month }) => basis !== "not-found" && month === null).length,
    oldest: months[0] ?? null,
  };
}
