// Files beside the page of rules. The browser needs their addresses alone.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** Changes of the rules as RSS. */
export function ruleChangesPath(locale: Locale): string {
  return `${toPath("rules", locale)}/changes.xml`;
}

/** The dates that are certain, for a calendar. */
export function ruleDatesPath(locale: Locale): string {
  return `${toPath("rules", locale)}/dates.ics`;
}
