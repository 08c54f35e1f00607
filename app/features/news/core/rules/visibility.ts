// What a page shows of the articles it has read. The drop rules were applied when they were written (drop-reason.ts).
import { type Locale, localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import { absoluteLink } from "~/lib/canonical-url";

interface Shown {
  readonly sourceUrl: string;
  readonly isSample: boolean;
  readonly language: WrittenLanguage;
}

/**
 * The articles a page may show: samples only while there is nothing real. Each language has samples of its own, so
 * a page shows those in its language; a real article is worth reading in either. Links are judged once more, as HTML is
 * cleaned once more: no row that an older version let in may run a script.
 */
export function listVisible<A extends Shown>(articles: readonly A[], locale: Locale): A[] {
  const safe = articles.filter(({ sourceUrl }) => absoluteLink(sourceUrl) !== null);
  const real = safe.filter(({ isSample }) => !isSample);
  return real.length > 0 ? real : safe.filter(({ language }) => localeOfWritten(language) === locale);
}
