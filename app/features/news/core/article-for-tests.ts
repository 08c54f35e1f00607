import { DEFAULT_LOCALE, LANGUAGES } from "~/addresses/languages";
import type { PublishedArticle } from "./article";

/** An article with no tags, scores or texts of ours but those that a test names. */
export function articleForTest(fields: Partial<PublishedArticle> = {}): PublishedArticle {
  return {
    id: "a1",
    sourceName: "Gazette",
    sourceUrl: "https://example.org/a1",
    language: LANGUAGES[DEFAULT_LOCALE].written,
    title: "A source title",
    excerptHtml: "<p>Source text</p>",
    titles: {},
    texts: {},
    tags: [],
    publishedAt: "2026-11-20T08:00:00.000Z",
    featured: false,
    influenceScore: 0,
    educationRelevance: 0,
    summarisedBy: null,
    isSample: false,
    dateEstimated: false,
    ...fields,
  };
}
