import type { Locale } from "~/addresses/languages";
import { RULE_COUNTRY_ORDER } from "~/content/rules/country-order.server";
import { RULES } from "~/content/rules/rules.server";
import { groupRules, type RuleGroup } from "~/features/rules/core/rule-row";

/** All rules by country, in the order in which a language has the countries. */
export function listRuleGroups(locale: Locale): readonly RuleGroup[] {
  return groupRules(RULES, RULE_COUNTRY_ORDER[locale], locale);
}
