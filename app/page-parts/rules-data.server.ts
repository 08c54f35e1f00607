import { LANGUAGES } from "~/addresses/languages";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { findRule } from "~/content/rules/rules.server";
import { toComing, toTimeline } from "~/features/rules/core/timeline";
import { listRuleGroups } from "~/features/rules/io/list-rules.server";
import { dayInZone } from "~/lib/day-in-zone";
import { localeOfRequest } from "./locale-of-request";

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
