// Coverage of the site's records, kind by kind, and the order in which to read them again.
import type { Basis, Provenance } from "~/features/evidence/core/evidence";
import { asksForLook, byNeedOfLook, countProvenances } from "~/features/evidence/core/facts-report";

/** One thing that rests on one text. */
export interface SourcedFact extends Provenance {
  /** The kind of record. */
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
  /** Records to read again: by kind, the unsure ones first, then the oldest. */
  readonly recheck: readonly SourcedFact[];
}

/** Counts the provenance of each kind of record, and orders those to read again. */
export function reportKinds(
  facts: readonly SourcedFact[],
  isOld: (fact: SourcedFact, month: string) => boolean,
): KindsReport {
  const groups = [...new Set(facts.map(({ group }) => group))];
  return {
    coverage: groups.map((group) => toCoverage(group, facts)),
    recheck: facts
      .filter((fact) => asksForLook(fact, (month) => isOld(fact, month)))
      .sort(
        (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || byNeedOfLook(one, other),
      ),
  };
}

function toCoverage(group: string, facts: readonly SourcedFact[]) {
  const ofGroup = facts.filter((fact) => fact.group === group);
  const [oldest] = ofGroup.flatMap(({ month }) => month ?? []).sort();
  return { group, ...countProvenances(ofGroup), oldest: oldest ?? null };
}
