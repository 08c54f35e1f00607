// A page is fetched while the pointer rests on its link. This excludes links that count a scan or a view, change
// something, lead to a payment or do not lead to a page.

import { pathInEveryLocale } from "~/addresses/languages";

// Written out: the client of a language knows the addresses of pages in that one alone, and the policy of every page
// knows one text of these rules.
const NOT_PAGES = [...["/r/*", "/qr/*", "/donate/go/*"].flatMap(pathInEveryLocale), "/api/*", "/downloads/*"];

/** A link that an island follows in place (app/ui/page-query.tsx). */
const IN_PLACE = '[href^="?"],[data-client]';

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
