// How much of what the site keeps is known, kind by kind, and what to read first.
import type { Basis, Standing } from "~/features/evidence/core/evidence";
import { asksForLook, byNeedOfLook, countStandings } from "~/features/evidence/core/facts-report";

/** One thing that rests on one text. */
export interface KeptFact extends Standing {
  /** What kind of record it is. */
  readonly group: string;
  readonly id: string;
  readonly address: string | null;
  /** After how many days its text may be another, where that is not the usual time. */
  readonly days?: number;
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

/** What the records of each kind rest on, and which to read again first. */
export function reportKinds(
  facts: readonly KeptFact[],
  isOld: (fact: KeptFact, month: string) => boolean,
): KindsReport {
  const groups = [...new Set(facts.map(({ group }) => group))];
  return {
    coverage: groups.map((group) => coverageOf(group, facts)),
    recheck: facts
      .filter((fact) => asksForLook(fact, (month) => isOld(fact, month)))
      .sort(
        (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || byNeedOfLook(one, other),
      ),
  };
}

function coverageOf(group: string, facts: readonly KeptFact[]) {
  const ofGroup = facts.filter((fact) => fact.group === group);
  const [oldest] = ofGroup.flatMap(({ month }) => month ?? []).sort();
  return { group, ...countStandings(ofGroup), oldest: oldest ?? null };
}
