import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** The dates of the rules that are certain, for a calendar. */
export function ruleDatesPath(locale: Locale): string {
  return `${toPath("rules", locale)}/dates.ics`;
}
