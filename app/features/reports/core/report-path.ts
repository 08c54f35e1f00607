import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** The parameter that names the page with the mistake. */
export const ABOUT_PARAMETER = "about";

/** Address of the form about a page, given by its path. */
export function reportPath(about: string, locale: Locale): string {
  return `${toPath("report", locale)}?${new URLSearchParams({ [ABOUT_PARAMETER]: about })}`;
}
