import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** The parameter that names the page with the mistake. */
export const ABOUT_PARAMETER = "about";

/** The field that takes the place of the text where a search found nothing. */
export const MISSED_FIELD = "missed";

/** Address of the form about a page, given by its path. */
export function reportPath(about: string, locale: Locale): string {
  return `${toPath("report", locale)}?${new URLSearchParams({ [ABOUT_PARAMETER]: about })}`;
}
