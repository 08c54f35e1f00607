// A rule as the page of rules shows it, in one language.
import type { Locale } from "~/addresses/languages";
import {
  RULE_KINDS,
  RULE_TOPICS,
  type Rule,
  type RuleConfidence,
  type RuleCountry,
  type RuleHearsay,
  type RuleKind,
  type RuleSourceType,
  type RuleTopic,
} from "./rule";

/** One line of a text that has several. */
export interface RowPart {
  readonly id: string;
  readonly asks: string;
  readonly advice: string;
}

export interface RuleRow extends Pick<Rule, "id" | "country" | "region" | "networks" | "kind" | "stages"> {
  readonly title: string;
  readonly asks: string;
  readonly advice: string;
  readonly topic: RuleTopic;
  readonly bound: string;
  readonly parts: readonly RowPart[];
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
  readonly topic: RuleTopic;
  readonly rows: readonly RuleRow[];
}

/** With more rules than this the page begins with its groups closed: their names and counts are the overview. */
const OPEN_AT_MOST = 15;

/** Whether the page begins with every group open. */
export function beginsOpen(shown: number, all: number): boolean {
  return shown < all && shown <= OPEN_AT_MOST;
}

/** After how many days a text of a kind may be another. */
export const RULE_RECHECK_DAYS = {
  law: 365,
  regulation: 365,
  advice: 365,
  "law-later": 180,
  money: 180,
  "statutory-guidance": 180,
  "exam-rules": 180,
  policy: 180,
  bill: 60,
  approved: 30,
} as const satisfies Record<RuleKind, number>;

/** True for a source that is hearsay. */
export function isHearsay(sourceType: RuleSourceType): sourceType is RuleHearsay {
  return sourceType === "news" || sourceType === "third-party-notes";
}

/** The date that gives the age of the source; null where the copy has a year at most. */
export function findAgeDate({ sourceDate }: Pick<RuleRow, "sourceDate">): string | null {
  return sourceDate === null || sourceDate.length === 4 ? null : sourceDate;
}

/** The last day that a year, a month or a day can mean, as far as `isCheckOld` needs it. */
export function endOfDate(date: string): string {
  return date.length === 4 ? `${date}-12` : date;
}

/** A rule as a row of the page of all rules. */
export function toRuleRow(rule: Rule, locale: Locale): RuleRow {
  const { id, country, region, networks, kind, topic, stages, since, deadline, address, sourceAddress } =
    rule;
  const { sourceType, sourceDate, confidence, legalReader, parts = [] } = rule;
  return {
    ...{ id, country, region, networks, kind, topic, stages, since, deadline, address, sourceAddress },
    ...{ sourceType, sourceDate, confidence },
    title: rule.title[locale],
    bound: rule.bound[locale],
    asks: rule.asks[locale],
    advice: rule.advice[locale],
    parts: parts.map((part) => ({ id: part.id, asks: part.asks[locale], advice: part.advice[locale] })),
    waitsForLawyer: legalReader,
  };
}

/**
 * The rules that answer each question: those of the countries that a language has first, in a country what binds before
 * what advises.
 */
export function groupRules(
  rules: readonly Rule[],
  order: readonly RuleCountry[],
  locale: Locale,
): readonly RuleGroup[] {
  const byWeight = (one: Rule, other: Rule) =>
    order.indexOf(one.country) - order.indexOf(other.country) ||
    RULE_KINDS.indexOf(one.kind) - RULE_KINDS.indexOf(other.kind);
  return RULE_TOPICS.map((topic) => ({
    topic,
    rows: rules
      .filter((rule) => rule.topic === topic)
      .sort(byWeight)
      .map((rule) => toRuleRow(rule, locale)),
  })).filter(({ rows }) => rows.length > 0);
}
