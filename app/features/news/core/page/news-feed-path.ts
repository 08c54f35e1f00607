import { pathOf } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";

/** Where the RSS feed of a language lives. Apart from the feed itself, which the browser has no use for. */
export function newsFeedPath(locale: Locale): string {
  return `${pathOf("news", locale)}/feed.xml`;
}
