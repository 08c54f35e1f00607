// A page is fetched while the pointer rests on its link. This excludes links that count a scan or a view, change
// something, lead to a payment or do not lead to a page.

import { LOCALES, pathInEveryLocale } from "~/addresses/languages";
import { cardLinksPath } from "~/features/donations/core/card-link";

const PAYMENTS = LOCALES.map((locale) => `${cardLinksPath(locale)}*`);
const NOT_PAGES = [...["/r/*", "/qr/*"].flatMap(pathInEveryLocale), "/api/*", "/downloads/*", ...PAYMENTS];

/** A link that an island follows in place (app/ui/page-query.tsx). */
const IN_PLACE = "[data-in-place]";

/** Text of the page's speculation rules. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: NOT_PAGES } },
          { not: { selector_matches: IN_PLACE } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
