// Every rule the site knows, Brazil first.
import type { Rule } from "~/features/rules/core/rule";
import { BRAZILIAN_RULES } from "./brazil.server";
import { BRAZILIAN_STATE_RULES } from "./brazilian-states.server";
import { EUROPEAN_RULES } from "./european-union.server";
import { INTERNATIONAL_RULES } from "./international.server";
import { BRITISH_RULES } from "./united-kingdom.server";
import { AMERICAN_RULES } from "./united-states.server";

export const RULES: readonly Rule[] = [
  ...BRAZILIAN_RULES,
  ...BRAZILIAN_STATE_RULES,
  ...INTERNATIONAL_RULES,
  ...EUROPEAN_RULES,
  ...BRITISH_RULES,
  ...AMERICAN_RULES,
];

/** The rule with an id; null when there is none. */
export function findRule(id: string): Rule | null {
  return RULES.find((rule) => rule.id === id) ?? null;
}
