// Files beside the page of rules. The browser needs their addresses alone.
import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** Changes of the rules as RSS. */
export function ruleChangesPath(locale: Locale): string {
  return `${pathOf("rules", locale)}/changes.xml`;
}

/** The dates that are certain, for a calendar. */
export function ruleDatesPath(locale: Locale): string {
  return `${pathOf("rules", locale)}/dates.ics`;
}
