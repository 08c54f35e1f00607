// Rules of law and guidance that concern a teacher who uses AI, and how strictly the site may word each.
import type { Locale, Texts } from "~/addresses/languages";
import type { BrazilianState } from "./brazilian-states";

/** Kinds of a text, from what binds to what only may. Rules of one question stand in this order. */
export const RULE_KINDS = [
  "law",
  "regulation",
  "statutory-guidance",
  "exam-rules",
  "money",
  "law-later",
  "policy",
  "advice",
  "approved",
  "bill",
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** How far a text holds. */
export const RULE_STATES = ["in-force", "in-force-later", "approved-waiting", "draft", "guidance"] as const;
export type RuleState = (typeof RULE_STATES)[number];

const STATES = {
  law: "in-force",
  regulation: "in-force",
  "statutory-guidance": "in-force",
  "exam-rules": "in-force",
  money: "in-force",
  "law-later": "in-force-later",
  policy: "guidance",
  advice: "guidance",
  approved: "approved-waiting",
  bill: "draft",
} as const satisfies Record<RuleKind, RuleState>;

/** How far a text of a kind holds. */
export function toState({ kind }: { readonly kind: RuleKind }): RuleState {
  return STATES[kind];
}

/** The question of a teacher that a rule answers, in the order of the page. */
export const RULE_TOPICS = [
  "pupils",
  "data",
  "tools",
  "assessment",
  "phones",
  "safety",
  "publishing",
  "teaching",
  "school",
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** Who keeps a Brazilian school. */
export const RULE_NETWORKS = ["federal", "state", "municipal", "private"] as const;
export type RuleNetwork = (typeof RULE_NETWORKS)[number];

export const RULE_STAGES = ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"] as const;
export type RuleStage = (typeof RULE_STAGES)[number];

export const RULE_COUNTRIES = ["BR", "UK", "US", "EU", "international"] as const;
export type RuleCountry = (typeof RULE_COUNTRIES)[number];

export const RULE_NATIONS = ["england", "scotland"] as const;
export type RuleRegion = BrazilianState | (typeof RULE_NATIONS)[number];

/** The texts and pages of an authority, or copies of them. */
export const OFFICIAL_TEXTS = [
  "official-text",
  "copy-of-official-text",
  "official-page",
  "copy-of-official-page",
] as const;

/** The sources in which an authority speaks itself. What others say of a text is never a sure reading of it. */
const OFFICIAL_SOURCES = [
  ...OFFICIAL_TEXTS,
  "official-answer-copy",
  "official-mail-copy",
  "official-release-copy",
  "official-national-commission-page",
] as const;

/** Kinds of sources, from the text of the act down to other people's notes about it. */
export const RULE_SOURCE_TYPES = [
  ...OFFICIAL_SOURCES,
  "public-university-page",
  "association-page",
  "industry-page",
  "news",
  "third-party-notes",
] as const;
export type RuleSourceType = (typeof RULE_SOURCE_TYPES)[number];

/** Hearsay: other people's words about a rule, its weakest source. */
export type RuleHearsay = Extract<RuleSourceType, "news" | "third-party-notes">;

/** How far the address of the authority is known to be the right one. */
export const RULE_ADDRESS_STATUSES = [
  "page-read",
  "page-read-older-copy",
  "address-seen-in-source",
  "address-seen-in-another-source",
  "address-by-pattern",
  "section-page-only",
  "not-found",
] as const;
export type RuleAddressStatus = (typeof RULE_ADDRESS_STATUSES)[number];

export const RULE_CONFIDENCES = ["high", "medium", "low"] as const;
export type RuleConfidence = (typeof RULE_CONFIDENCES)[number];

type Words = Texts<string>;

/** One line of a text that has several, under an id of its own that links lead to. */
export interface RulePart {
  readonly id: string;
  readonly title: Words;
  readonly asks: Words;
  readonly advice: Words;
  readonly sourceDate: string | null;
  readonly note: string;
}

export interface Rule {
  readonly id: string;
  readonly country: RuleCountry;
  /** Part of the country, where the rule holds only there. */
  readonly region: RuleRegion | null;
  /** The networks of Brazilian schools that it concerns, where it does not concern all. */
  readonly networks?: readonly RuleNetwork[];
  readonly title: Words;
  readonly kind: RuleKind;
  readonly topic: RuleTopic;
  /** Who is bound by it. */
  readonly bound: Words;
  /** True where schools, their staff or their pupils are among them. */
  readonly bindsSchools: boolean;
  /** Demand of the text, in our words. */
  readonly asks: Words;
  /** Our advice to a teacher now. */
  readonly advice: Words;
  readonly parts?: readonly RulePart[];
  readonly stages: readonly RuleStage[];
  /** Since when it is of this kind: a year, a month or a day; null where nothing read says so. */
  readonly since: string | null;
  /** The day, month or year by which something has to be done or from which more holds. */
  readonly deadline: string | null;
  /** The authority's own page; null where none was seen. */
  readonly address: string | null;
  /** An address that follows a pattern and nobody has opened: for whoever checks, never for a link. */
  readonly addressToCheck: string | null;
  readonly addressStatus: RuleAddressStatus;
  /** Address of the text that was read; null where it has no public one. */
  readonly sourceAddress: string | null;
  /** The name of the text that was read, where it has no address. */
  readonly sourceName: Words | null;
  readonly sourceType: RuleSourceType;
  /** Date of the text that was read: a year, a month or a day; null where the copy shows none. */
  readonly sourceDate: string | null;
  /** YYYY-MM in which the record was made. Never shown as a check. */
  readonly collectedMonth: string;
  readonly confidence: RuleConfidence;
  /** In English, for whoever checks the record: contradictions, gaps, what to read next. */
  readonly note: string;
  /** True where the text is a draft until a lawyer has read it. */
  readonly legalReader: boolean;
}

/** Whether a record is no surer of its text than its source lets it be. */
export function isAsSureAsItsSource({
  confidence,
  sourceType,
}: Pick<Rule, "confidence" | "sourceType">): boolean {
  return confidence !== "high" || OFFICIAL_SOURCES.some((type) => type === sourceType);
}

type Weight = Pick<Rule, "kind" | "bindsSchools" | "confidence" | "legalReader">;

/** Whether a text orders something at schools that the site may repeat alone: well read, and no lawyer is awaited. */
function mayOrder({ kind, bindsSchools, confidence, legalReader }: Weight): boolean {
  return (kind === "law" || kind === "regulation") && bindsSchools && confidence !== "low" && !legalReader;
}

export interface Wording {
  readonly isDuty: boolean;
  readonly text: string;
}

/** The one sentence of a rule where there is room for one: what it asks where it may order, else the advice. */
export function toWording(rule: Weight & Pick<Rule, "asks" | "advice">, locale: Locale): Wording {
  return mayOrder(rule)
    ? { isDuty: true, text: rule.asks[locale] }
    : { isDuty: false, text: rule.advice[locale] };
}

/** The rules, and each line of one that has several as a rule of its own: whatever other pages name by id. */
export function withParts(rules: readonly Rule[]): readonly Rule[] {
  return rules.flatMap((rule) => [rule, ...(rule.parts ?? []).map((part) => ({ ...rule, ...part }))]);
}

/** The date that still lies ahead on the day given as YYYY-MM-DD, if any; a month counts until its end. */
export function findNextDate({ deadline }: Pick<Rule, "deadline">, today: string): string | null {
  return deadline !== null && deadline >= today.slice(0, deadline.length) ? deadline : null;
}
