// Parts of the page that follow its rules: groups with the ways to them, and the dates ahead.
import type { RulesPageMessages } from "~/i18n/messages/rules-page";

/** On a group, which is hidden when no rule in it matches. */
export const RULE_GROUP = "data-rule-group";
/** On a date ahead: the id of its rule. */
export const DATE_OF = "data-date-of";

/** Narrows them to these rules; open groups show the rules at once. */
export function showGroups(ids: ReadonlySet<string>, isOpen: boolean, text: RulesPageMessages) {
  for (const group of document.querySelectorAll<HTMLElement>(`[${RULE_GROUP}]`)) {
    const count = group.querySelectorAll("[data-facets]:not([hidden])").length;
    group.hidden = count === 0;
    const opener = group.querySelector<HTMLDetailsElement>("h2 + details");
    const words = opener?.querySelector("summary");
    if (words) words.textContent = text.groupCount(count);
    // Opens the groups, which begin closed, so that the matching rules show.
    if (opener && isOpen) opener.open = true;
    const link = document.querySelector(`nav a[href="#${group.id}"]`);
    const entry = link?.closest("li");
    if (entry) entry.hidden = group.hidden;
    const number = link?.querySelector("small");
    if (number) number.textContent = String(count);
  }
  const dates = [...document.querySelectorAll<HTMLElement>(`[${DATE_OF}]`)];
  for (const date of dates) date.hidden = !ids.has(date.getAttribute(DATE_OF) ?? "");
  const section = dates[0]?.closest("section");
  if (section) section.hidden = dates.every(({ hidden }) => hidden);
}
