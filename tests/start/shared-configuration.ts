// Configuration that decides the text of the prerendered pages. Starts that test something else share it with the site
// of the journeys, so that the pages are prerendered once, which takes longer than a start.
import { JOURNEYS_ORIGIN, SHOWN_VALUES } from "../e2e/shown-values.mjs";

export const ORIGIN = JOURNEYS_ORIGIN;

/** As the Worker gets it. */
export const SHARED_VARIABLES: Readonly<Record<string, string>> = { ...SHOWN_VALUES, SITE_ORIGIN: ORIGIN };

/** Environment of such a start. */
export const SHARED_PAGES = { ...SHARED_VARIABLES, EXAMPLES: "off" };

/** Such a start whose one feed is refused at once, because nobody allows a private address. */
export const NO_NEWS = {
  ...SHARED_PAGES,
  NEWS_SOURCES: JSON.stringify([
    {
      name: "None",
      url: "https://example.org",
      feed: "http://127.0.0.1:9/feed.xml",
      language: "en",
      kind: "press",
    },
  ]),
};
