// Drop rules for articles that are never shown. They run once, when an article is written, and their result stands in
// its row: a page that had to judge by itself could not be read from an index.

import type { NewsExclude } from "~/features/news/core/rules/news-exclude";
import { absoluteLink } from "~/lib/canonical-url";

export type DropReason = "unsafe-link" | "unreadable-date" | "year" | "source" | "title" | "not-ai";

export interface JudgedArticle {
  readonly title: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  /** ISO instant. */
  readonly publishedAt: string;
  readonly tags: readonly string[];
}

/** Raise this number with every change of `exclusionReason` itself, so that stored articles are judged again. */
const RULES_VERSION = 2;

/**
 * Why an article is hidden, or null. A date to come is no reason: the lists leave such an article out until its day
 * has come. "2025" means the year of the date, not digits elsewhere in it.
 */
export function exclusionReason(article: JudgedArticle, exclude: NewsExclude): DropReason | null {
  if (absoluteLink(article.sourceUrl) === null) return "unsafe-link";
  const time = Date.parse(article.publishedAt);
  if (Number.isNaN(time)) return "unreadable-date";
  if (exclude.years.includes(new Date(time).getUTCFullYear())) return "year";
  if (containsAny(article.sourceName, exclude.sources)) return "source";
  if (containsAny(article.title, exclude.titlePatterns)) return "title";
  // The section is about AI: an exam calendar of a general feed does not belong in it.
  return article.tags.includes("ai") ? null : "not-ai";
}

/** The rules as a text. Rules that judge alike give the same text. */
export function describeRules({ years, sources, titlePatterns }: NewsExclude): string {
  const texts = (parts: readonly string[]) => [...new Set(parts.map((part) => part.toLowerCase()))].sort();
  const sortedYears = [...new Set(years)].sort((a, b) => a - b);
  return JSON.stringify([RULES_VERSION, sortedYears, texts(sources), texts(titlePatterns)]);
}

function containsAny(text: string, parts: readonly string[]): boolean {
  const lowered = text.toLowerCase();
  return parts.some((part) => lowered.includes(part.toLowerCase()));
}
