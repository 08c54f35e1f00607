// Which of the articles that were read a page shows. The drop rules were applied when the articles were written
// (drop-reason.ts).
import { type Locale, localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
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
  return real.length > 0 ? real : safe.filter(({ language }) => localeOfWritten(language) === locale);
}
