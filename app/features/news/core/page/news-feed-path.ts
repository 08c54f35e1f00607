import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/**
 * Where the RSS feed of a language is. It stands in a file of its own because the browser does not need the code of
 * the feed.
 */
export function newsFeedPath(locale: Locale): string {
  return `${pathOf("news", locale)}/feed.xml`;
}

/** Where the RSS feed of corrections in a language is. */
export function correctionsFeedPath(locale: Locale): string {
  return `${pathOf("news-corrections", locale)}/feed.xml`;
}
