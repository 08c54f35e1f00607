import type { Locale } from "~/i18n/locale";
import { pathOf } from "~/i18n/localised-path";

/** Where the RSS feed of a language lives. Apart from the feed itself, which the browser has no use for. */
export function newsFeedPath(locale: Locale): string {
  return `${pathOf("news", locale)}/feed.xml`;
}
