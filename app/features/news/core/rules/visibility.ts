// Selects the articles that a page shows. The drop rules were applied when the articles were written (drop-reason.ts).
import { completeLocale, type Locale, localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import type { ArticleTexts } from "~/features/news/core/article";
import { absoluteLink } from "~/lib/canonical-url";

interface Shown {
  readonly sourceUrl: string;
  readonly isSample: boolean;
  readonly language: WrittenLanguage;
}

/**
 * The articles a page may show. Samples are shown only while there is nothing real, and each language has its own; a
 * real article is worth reading in any language. Links are checked again here, as HTML is cleaned again: no row that
 * an older version stored may run a script.
 */
export function listVisible<A extends Shown>(articles: readonly A[], locale: Locale): A[] {
  const safe = articles.filter(({ sourceUrl }) => absoluteLink(sourceUrl) !== null);
  const real = safe.filter(({ isSample }) => !isSample);
  return real.length > 0
    ? real
    : safe.filter(({ language }) => localeOfWritten(language) === completeLocale(locale));
}

interface Worded {
  readonly language: WrittenLanguage;
  readonly texts: ArticleTexts;
}

/** True when the article has words in the language of the page. */
export function isReadable({ language, texts }: Worded, locale: Locale): boolean {
  return texts[locale] !== undefined || localeOfWritten(language) === locale;
}

/** The stories that can be read in the language of the page before the others, each part in its order. */
export function readableFirst<
  A extends Worded,
  S extends { readonly lead: A; readonly others: readonly A[] },
>(stories: readonly S[], locale: Locale): S[] {
  const isTold = ({ lead, others }: S) => [lead, ...others].some((article) => isReadable(article, locale));
  return [...stories.filter(isTold), ...stories.filter((story) => !isTold(story))];
}

/**
 * The stories with one first that has a date to be believed, if there is any: a date ahead of its day, or none at all,
 * must not win the front page.
 */
export function certainFirst<S extends { readonly lead: { readonly dateEstimated: boolean } }>(
  stories: readonly S[],
): S[] {
  const first = stories.find(({ lead }) => !lead.dateEstimated);
  return first === undefined ? [...stories] : [first, ...stories.filter((story) => story !== first)];
}
