// performance.md, technique 8: a page is fetched while the pointer rests on its link. Never what counts a scan or a
// view, changes something or is not a page.
const NOT_PAGES = ["/r/*", "/api/*", "/qr/*", "/downloads/*"];

/** Text of the page's speculation rules. They serve the time before the client is awake, which fetches data itself. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: NOT_PAGES } }] },
      eagerness: "moderate",
    },
  ],
});
