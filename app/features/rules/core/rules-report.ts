// Report of the rules to read again, with the addresses to read.
import { isCheckOld } from "~/lib/check-age";
import type { Rule } from "./rule";
import { findAgeDate, isHearsay, RULE_RECHECK_DAYS } from "./rule-row";

export interface RuleToRead {
  readonly id: string;
  readonly kind: Rule["kind"];
  readonly sourceType: Rule["sourceType"];
  readonly sourceDate: string | null;
  /** The authority's page; else one that follows its pattern, else the text that was read. */
  readonly address: string | null;
}

/** Sorts by harm when wrong: hearsay first, then texts without a date, then the oldest. */
function byUrgency(one: RuleToRead, other: RuleToRead): number {
  return (
    Number(isHearsay(other.sourceType)) - Number(isHearsay(one.sourceType)) ||
    (one.sourceDate ?? "").localeCompare(other.sourceDate ?? "")
  );
}

/** The rules whose text asks for another look on a day, or was never read but in other people's words. */
export function listRulesToRead(rules: readonly Rule[], now: Date): readonly RuleToRead[] {
  return rules
    .filter(
      (rule) =>
        isHearsay(rule.sourceType) ||
        isCheckOld(findAgeDate(rule) ?? "undated", now, RULE_RECHECK_DAYS[rule.kind]),
    )
    .map(({ id, kind, sourceType, sourceDate, address, addressToCheck, sourceAddress }) => ({
      ...{ id, kind, sourceType, sourceDate },
      address: address ?? addressToCheck ?? sourceAddress,
    }))
    .sort(byUrgency);
}
