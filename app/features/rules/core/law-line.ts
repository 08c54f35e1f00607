// One rule in one plain line, as pages show it beside the thing that it concerns.
import type { Locale } from "~/addresses/languages";
import { type Rule, type RuleKind, toWording } from "./rule";

/** The matters a teacher meets on the pages, each with one rule in every language. */
export const LAW_MATTERS = ["feedback", "marking", "pupils-phones", "pupils-accounts", "computing"] as const;
export type LawMatter = (typeof LAW_MATTERS)[number];

export interface LawLine {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Demand of the text, also where the line advises. */
  readonly asks: string;
  readonly isDuty: boolean;
  readonly kind: RuleKind;
  readonly since: string | null;
  readonly sourceDate: string | null;
  /** The authority's page, where it was seen. */
  readonly address: string | null;
}

/** A rule in one language, worded no more strictly than it may be. */
export function toLawLine(rule: Rule, locale: Locale): LawLine {
  const { id, title, kind, since, sourceDate, address } = rule;
  return {
    id,
    title: title[locale],
    ...toWording(rule, locale),
    asks: rule.asks[locale],
    kind,
    since,
    sourceDate,
    address,
  };
}
