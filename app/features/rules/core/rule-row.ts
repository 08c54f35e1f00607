// A rule as the page of rules shows it, in one language.
import type { Locale } from "~/addresses/languages";
import {
  type Rule,
  type RuleConfidence,
  type RuleCountry,
  type RuleHearsay,
  type RuleSourceType,
  type RuleState,
  wordingOf,
} from "./rule";
import type { FilteredRule } from "./rule-query";

export interface RuleRow extends FilteredRule {
  readonly region: string | null;
  readonly title: string;
  /** The demand on a teacher now, worded no more strictly than it may be. */
  readonly text: string;
  readonly isDuty: boolean;
  readonly since: string | null;
  readonly deadline: string | null;
  readonly address: string | null;
  readonly sourceAddress: string | null;
  readonly sourceType: RuleSourceType;
  readonly sourceDate: string | null;
  readonly confidence: RuleConfidence;
  readonly waitsForLawyer: boolean;
}

export interface RuleGroup {
  readonly country: RuleCountry;
  readonly rows: readonly RuleRow[];
}

/** After how many days a text may be another, by its state: what is under way moves sooner than what is in force. */
export const RULE_RECHECK_DAYS = {
  "in-force": 365,
  guidance: 365,
  draft: 60,
  "approved-waiting": 30,
} as const satisfies Record<RuleState, number>;

/** True for a source that is hearsay. */
export function isHearsay(sourceType: RuleSourceType): sourceType is RuleHearsay {
  return sourceType === "news" || sourceType === "third-party-notes";
}

/** The date that gives the age of the source; null where the copy has a year at most. */
export function ageDateOf({ sourceDate }: Pick<RuleRow, "sourceDate">): string | null {
  return sourceDate === null || sourceDate.length === 4 ? null : sourceDate;
}

/** The last day that a year, a month or a day can mean, as far as `isCheckOld` needs it. */
export function endOfDate(date: string): string {
  return date.length === 4 ? `${date}-12` : date;
}

/** A rule as a row of the page of all rules. */
export function toRuleRow(rule: Rule, locale: Locale): RuleRow {
  const { id, country, region, stages, state, since, deadline, address, sourceAddress } = rule;
  const { sourceType, sourceDate, confidence, legalReader } = rule;
  return {
    ...{ id, country, stages, state, since, deadline, address, sourceAddress },
    region: region === null || typeof region === "string" ? region : region[locale],
    ...{ sourceType, sourceDate, confidence },
    ...wordingOf(rule, locale),
    title: rule.title[locale],
    waitsForLawyer: legalReader,
  };
}

/** The rules of each country, in the order in which a language has the countries. */
export function groupRules(
  rules: readonly Rule[],
  order: readonly RuleCountry[],
  locale: Locale,
): readonly RuleGroup[] {
  return order.map((country) => ({
    country,
    rows: rules.filter((rule) => rule.country === country).map((rule) => toRuleRow(rule, locale)),
  }));
}
