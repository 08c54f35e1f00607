import { LANGUAGES, type Locale } from "~/addresses/languages";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { RULE_COUNTRY_ORDER } from "~/content/rules/country-order.server";
import { findRule, RULES } from "~/content/rules/rules.server";
import { groupRules, type RuleGroup } from "~/features/rules/core/rule-row";
import { toComing, toTimeline } from "~/features/rules/core/timeline";
import { dayInZone } from "~/lib/day-in-zone";
import { localeOfRequest } from "./locale-of-request";

/** All rules by country, in the order in which a language has the countries. */
function listRuleGroups(locale: Locale): readonly RuleGroup[] {
  return groupRules(RULES, RULE_COUNTRY_ORDER[locale], locale);
}

/** All rules in the language of a request, their dates as its readers see them on that day, and what changed. */
export function loadRules(request: Request, now: Date) {
  const locale = localeOfRequest(request);
  const today = dayInZone(now, LANGUAGES[locale].timeZone);
  const groups = listRuleGroups(locale);
  const rows = groups.flatMap((group) => group.rows);
  const changes = RULE_CHANGES.toReversed().map(({ on, rule, text }) => ({
    on,
    rule: rule === null ? null : { id: rule.id, title: findRule(rule.id)?.title[locale] ?? rule.id },
    text: text[locale],
  }));
  return { groups, years: toTimeline(rows), coming: toComing(rows, today), changes };
}
