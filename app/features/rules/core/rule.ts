// Rules of law and guidance that concern a teacher who uses AI, and how strictly the site may word each.
import type { Locale } from "~/addresses/languages";

export const RULE_STATES = ["in-force", "approved-waiting", "draft", "guidance"] as const;
export type RuleState = (typeof RULE_STATES)[number];

export const RULE_STAGES = ["early-years", "primary", "lower-secondary", "upper-secondary", "adult"] as const;
export type RuleStage = (typeof RULE_STAGES)[number];

export const RULE_COUNTRIES = ["BR", "UK", "US", "EU", "international"] as const;
export type RuleCountry = (typeof RULE_COUNTRIES)[number];

/** Kinds of sources, from the text of the act down to other people's notes about it. */
export const RULE_SOURCE_TYPES = [
  "official-text",
  "copy-of-official-text",
  "official-page",
  "copy-of-official-page",
  "official-answer-copy",
  "official-mail-copy",
  "official-release-copy",
  "official-national-commission-page",
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

export interface Rule {
  readonly id: string;
  readonly country: RuleCountry;
  /** Part of the country or organisation, where the rule holds only there: "BA", or a name in every language. */
  readonly region: string | Readonly<Record<Locale, string>> | null;
  readonly title: Readonly<Record<Locale, string>>;
  /** Advice to a teacher now, worded as advice in every state. */
  readonly advice: Readonly<Record<Locale, string>>;
  /** The same as the rule orders it. Only for a rule that `mayOrder`. */
  readonly duty: Readonly<Record<Locale, string>> | null;
  readonly stages: readonly RuleStage[];
  readonly state: RuleState;
  /** Since when it has this state: a year, a month or a day; null where nothing read says so. */
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
  readonly sourceName: string | null;
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

type Weight = Pick<Rule, "state" | "confidence" | "legalReader">;

/** Whether the site may word a rule as a duty: it is in force, well read, and needs no lawyer's reading. */
export function mayOrder({ state, confidence, legalReader }: Weight): boolean {
  return state === "in-force" && confidence !== "low" && !legalReader;
}

export interface Wording {
  readonly isDuty: boolean;
  readonly text: string;
}

/** The one sentence a page shows of a rule: its duty where it may order, else the advice. */
export function wordingOf(rule: Rule, locale: Locale): Wording {
  return rule.duty !== null && mayOrder(rule)
    ? { isDuty: true, text: rule.duty[locale] }
    : { isDuty: false, text: rule.advice[locale] };
}

/** The date that still lies ahead on the day given as YYYY-MM-DD, if any; a month counts until its end. */
export function nextDateOf({ deadline }: Pick<Rule, "deadline">, today: string): string | null {
  return deadline !== null && deadline >= today.slice(0, deadline.length) ? deadline : null;
}
