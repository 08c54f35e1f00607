import { forEachLocale } from "~/addresses/languages";
import type { Rule } from "./rule";

const RULE: Rule = {
  id: "some-law",
  country: "BR",
  region: null,
  title: forEachLocale((locale) => `Some law (${locale})`),
  kind: "law",
  topic: "data",
  bound: forEachLocale((locale) => `Schools (${locale})`),
  bindsSchools: true,
  asks: forEachLocale((locale) => `Do not (${locale}).`),
  advice: forEachLocale((locale) => `Better not (${locale}).`),
  stages: ["primary"],
  since: "2025-01-14",
  deadline: null,
  address: null,
  addressToCheck: null,
  addressStatus: "not-found",
  sourceAddress: "https://example.org",
  sourceName: null,
  sourceType: "news",
  sourceDate: "2025-02",
  collectedMonth: "2026-11",
  confidence: "medium",
  note: "Nothing.",
  legalReader: false,
};

/** A rule that is in force and was well read, with what a test cares about. */
export function ruleForTests(own: Partial<Rule>): Rule {
  return { ...RULE, ...own };
}

/** A list of rules of several places, networks, stages and kinds. */
export const RULES_FOR_TESTS: readonly Rule[] = [
  ruleForTests({ id: "federal", stages: ["primary", "adult"] }),
  ruleForTests({ id: "bahia", region: "BA", networks: ["state"], kind: "policy" }),
  ruleForTests({ id: "public", networks: ["state", "municipal"], kind: "bill", stages: ["upper-secondary"] }),
  ruleForTests({ id: "english", country: "UK", region: "england", kind: "advice" }),
];
