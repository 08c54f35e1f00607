// Spec §5: which stored articles a page shows; fault 31: "2025" means the year of the date; fault 5: the link of a
// row is judged again before it is shown.
import { absoluteLink } from "~/lib/canonical-url";
import type { NewsExclude } from "./news-exclude";

interface Judged {
  readonly title: string;
  readonly sourceName: string;
  readonly sourceUrl: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

export type DropReason = "unsafe-link" | "unreadable-date" | "future" | "year" | "source" | "title";

/** Why an article is not shown now, or null when it is. `now` is in milliseconds. */
export function dropReason(article: Judged, exclude: NewsExclude, now: number): DropReason | null {
  if (absoluteLink(article.sourceUrl) === null) return "unsafe-link";
  const time = Date.parse(article.publishedAt);
  if (Number.isNaN(time)) return "unreadable-date";
  if (time > now) return "future";
  if (exclude.years.includes(new Date(time).getUTCFullYear())) return "year";
  if (containsAny(article.sourceName, exclude.sources)) return "source";
  return containsAny(article.title, exclude.titlePatterns) ? "title" : null;
}

/** The articles a page may show: the drop rules applied, samples only while there is nothing real. */
export function listVisible<A extends Judged & { readonly isSample: boolean }>(
  articles: readonly A[],
  exclude: NewsExclude,
  now: number,
): A[] {
  const kept = articles.filter((article) => dropReason(article, exclude, now) === null);
  const real = kept.filter(({ isSample }) => !isSample);
  return real.length > 0 ? real : kept;
}

function containsAny(text: string, parts: readonly string[]): boolean {
  const lowered = text.toLowerCase();
  return parts.some((part) => lowered.includes(part.toLowerCase()));
}
