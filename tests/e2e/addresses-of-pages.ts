// The addresses under which the pages of the route table are looked at.
import { pathOf } from "../../app/addresses/addresses";
import type { Locale } from "../../app/addresses/languages";
import type { PageId } from "../../app/addresses/route-table";
import { OLD_ARTICLE, OLD_ISSUE } from "./old-news.mjs";

/** What a page shows only when its address says so. */
const FILLED: Partial<Readonly<Record<PageId, string>>> = {
  search: "?q=quiz",
  // Lists of which a filter hides a part.
  tools: "?free=1",
  "book-resources": "?chapter=chapter-3",
  kit: "?ids=chatgpt,gemini,chapter3-ex1",
  compare: "?ids=chatgpt,gemini,khanmigo",
  favourites: "?ids=chatgpt,gemini,khanmigo",
  donate: "?amount=100",
  "platform-costs": "?platform=anthropic-claude&seats=30&months=10&rate=5.40",
};
/** What a site under test has at an address with a part that differs. */
const DIFFERING: Partial<Readonly<Record<PageId, Readonly<Record<string, string>>>>> = {
  resource: { id: "chatgpt" },
  "news-article": { article: OLD_ARTICLE },
  "digest-issue": { issue: OLD_ISSUE },
};

/** A page as it is opened first. */
export function plainAddress(id: PageId, locale: Locale): string {
  return pathOf(id, locale, DIFFERING[id] ?? {});
}

/** A page with what its query fills in; null where it understands none. */
export function filledAddress(id: PageId, locale: Locale): string | null {
  const filled = FILLED[id];
  return filled === undefined ? null : plainAddress(id, locale) + filled;
}
