// The news entities that rules, stores and pages share.

import type { Locale, WrittenLanguage } from "~/addresses/languages";

/** Kinds of news source. "sample" marks the sample feeds of a local start, which are hidden once real news exists. */
export const SOURCE_KINDS = ["lab", "press", "education", "research", "policy", "sample"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Name of the extractive summariser where a provider's name would stand. */
export const EXTRACT = "extract";

export interface NewsSource {
  /** Stable key of the feed's state row: the built-in id, or derived from the feed address. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly feed: string;
  readonly language: WrittenLanguage;
  readonly kind: SourceKind;
}

/** One entry of a feed, parsed, normalised and cleaned for storage. */
export interface FeedArticle {
  /** Lower-case hex SHA-256 prefix (32 chars) of the story's address: primary key, dedupe key. */
  readonly id: string;
  readonly guid: string | null;
  /** Canonical http(s) address, tracking parameters and fragment removed. */
  readonly sourceUrl: string;
  /** Differs once the feed has changed a word of the entry. */
  readonly feedHash: string;
  /** Plain text, entities decoded, never markup. */
  readonly title: string;
  /** Cleaned HTML of the short allow-list. */
  readonly excerptHtml: string;
  /** Plain text of the fullest body the feed gave; the source of every summary. */
  readonly text: string;
  /** Set when the feed's text told models what to do; those sentences are gone from it. */
  readonly spokeToModels?: true;
  /** Tags of TAGS that the text earned. */
  readonly tags: readonly string[];
  /** ISO instant. */
  readonly publishedAt: string;
  /** True when the feed's date was missing, unreadable or in the future and the fetch time stands in. */
  readonly dateEstimated: boolean;
  readonly language: WrittenLanguage;
  readonly influenceScore: number;
  readonly educationRelevance: number;
}

/** The only texts that a summariser, model or extract, may fill in. */
export interface SummaryText {
  readonly title: string;
  /** Cleaned HTML of the short allow-list. */
  readonly summaryHtml: string;
  /** One sentence: what it means for class; null where the extract has none to offer. */
  readonly classNote: string | null;
  /** Model name, or "extract" for the source's own words; null for a text that was written before this was kept. */
  readonly writtenBy: string | null;
  /** Citations of each sentence of the summary; null for a text that was written before they were stored. */
  readonly citations: readonly Citation[] | null;
}

/**
 * The origin of a sentence of a summary: a model's cut of the source, the source's own words in its place, a
 * translation of the sentence shown in the source's language, or that sentence itself where no translation passed.
 */
export type SentenceOrigin = "cut" | "source" | "translation" | "original";

/** A sentence of a summary, and the one or two sentences of the source that support it, in the source's own words. */
export interface Citation {
  readonly sentence: string;
  readonly from: readonly string[];
  /** Missing on sentences of an extract, and on those that an older check let pass. */
  readonly origin?: SentenceOrigin;
}

/** In the languages that there is a text in. */
export type ArticleTexts = Partial<Record<Locale, SummaryText>>;

export interface ArticleSummary {
  readonly texts: ArticleTexts;
  readonly tags: readonly string[];
  readonly influenceScore: number | null;
  readonly educationRelevance: number | null;
  /** Provider name, or "extract" for the built-in extractive summary. */
  readonly summarisedBy: string;
}

/** A stored, published article as a page in one language reads it. */
export interface PublishedArticle {
  readonly id: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  readonly language: WrittenLanguage;
  readonly title: string;
  readonly excerptHtml: string;
  /** The text in the language of the page; where there is none, the one in the language of the source. */
  readonly texts: ArticleTexts;
  /** In every language that there is a text in: by them the same story is found in several sources. */
  readonly titles: Partial<Record<Locale, string>>;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly featured: boolean;
  readonly influenceScore: number;
  readonly educationRelevance: number;
  /** null until a summary was written; then who wrote it. */
  readonly summarisedBy: string | null;
  readonly isSample: boolean;
  /** True when its date is not the feed's word: it leads a page only when it is alone. */
  readonly dateEstimated: boolean;
}
