import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/**
 * The path of the RSS feed in a language, in a file of its own because the browser does not need the code of the feed.
 */
export function newsFeedPath(locale: Locale): string {
  return `${toPath("news", locale)}/feed.xml`;
}

/** The path of the RSS feed of corrections in a language. */
export function correctionsFeedPath(locale: Locale): string {
  return `${toPath("news", locale)}/corrections/feed.xml`;
}
