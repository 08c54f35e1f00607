import { LANGUAGES, type Locale } from "~/addresses/languages";
import { RULE_COUNTRY_ORDER } from "~/content/rules/country-order.server";
import { findRule, RULES } from "~/content/rules/rules.server";
import type { Change } from "~/features/changes/core/change";
import { findOnlyRule } from "~/features/changes/core/rule-change";
import { CHANGES_OF_RULES } from "~/features/changes/io/changes.server";
import { toComing } from "~/features/rules/core/coming-dates";
import { groupRules } from "~/features/rules/core/rule-row";
import { dayInZone } from "~/lib/day-in-zone";
import { localeOfRequest } from "./locale-of-request";

/** All rules in the language of a request, their dates as its readers see them on that day, and what changed. */
export function loadRules(request: Request, now: Date) {
  const locale = localeOfRequest(request);
  const today = dayInZone(now, LANGUAGES[locale].timeZone);
  const groups = groupRules(RULES, RULE_COUNTRY_ORDER[locale], locale);
  const rows = groups.flatMap((group) => group.rows);
  const changes = CHANGES_OF_RULES.map((change) => toShownChange(change, locale, today));
  return { groups, coming: toComing(rows, today), changes };
}

function toShownChange(change: Change, locale: Locale, today: string) {
  const { seenOn: on, now: text } = change;
  const id = findOnlyRule(change);
  const title = id === null ? undefined : findRule(id)?.title[locale];
  return {
    on,
    /** False until its day: the page may be older than that. */
    hasCome: on <= today,
    rule: id === null || title === undefined ? null : { id, title },
    text: text[locale],
  };
}
