import { LANGUAGES } from "~/addresses/languages";
import { RULE_COUNTRY_ORDER } from "~/content/rules/country-order.server";
import { RULES } from "~/content/rules/rules.server";
import { CHANGES_OF_RULES } from "~/features/changes/io/changes.server";
import { toShownChange } from "~/features/changes/io/shown-changes.server";
import { toComing } from "~/features/rules/core/coming-dates";
import { groupRules } from "~/features/rules/core/rule-row";
import { dayInZone } from "~/lib/day-in-zone";
import { localeOfRequest } from "./locale-of-request";

/**
 * All rules in the language of a request, their dates as its readers see them on that day, and what changed; a change of
 * a day to come too, since the page may be older than that.
 */
export function loadRules(request: Request, now: Date) {
  const locale = localeOfRequest(request);
  const today = dayInZone(now, LANGUAGES[locale].timeZone);
  const groups = groupRules(RULES, RULE_COUNTRY_ORDER[locale], locale);
  const rows = groups.flatMap((group) => group.rows);
  const changes = CHANGES_OF_RULES.map((change) => toShownChange(change, locale));
  return { groups, coming: toComing(rows, today), changes, today };
}
