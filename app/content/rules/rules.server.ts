// Every rule the site knows, Brazil first.
import { type Rule, withParts } from "~/features/rules/core/rule";
import { BRAZILIAN_DATA_RULES } from "./brazil-data.server";
import { BRAZILIAN_EDUCATION_RULES } from "./brazil-education.server";
import { BRAZILIAN_GENERAL_RULES } from "./brazil-general.server";
import { BRAZILIAN_STATE_RULES } from "./brazilian-states.server";
import { EUROPEAN_RULES } from "./european-union.server";
import { INTERNATIONAL_RULES } from "./international.server";
import { BRITISH_RULES } from "./united-kingdom.server";
import { AMERICAN_RULES } from "./united-states.server";

export const RULES: readonly Rule[] = [
  ...BRAZILIAN_EDUCATION_RULES,
  ...BRAZILIAN_DATA_RULES,
  ...BRAZILIAN_GENERAL_RULES,
  ...BRAZILIAN_STATE_RULES,
  ...INTERNATIONAL_RULES,
  ...EUROPEAN_RULES,
  ...BRITISH_RULES,
  ...AMERICAN_RULES,
];

/** Ids that other pages may name: those of the rules, and the single lines of those that have several. */
export const NAMED_RULES: readonly Rule[] = withParts(RULES);

/** The rule or the line with an id; null when there is none. */
export function findRule(id: string): Rule | null {
  return NAMED_RULES.find((rule) => rule.id === id) ?? null;
}
