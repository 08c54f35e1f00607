// What a page shows of the articles it has read. The drop rules were applied when they were written (drop-reason.ts).
import { absoluteLink } from "~/lib/canonical-url";

interface Shown {
  readonly sourceUrl: string;
  readonly isSample: boolean;
}

/**
 * The articles a page may show: samples only while there is nothing real. Links are judged once more, as HTML is
 * cleaned once more: no row that an older version let in may run a script.
 */
export function listVisible<A extends Shown>(articles: readonly A[]): A[] {
  const safe = articles.filter(({ sourceUrl }) => absoluteLink(sourceUrl) !== null);
  const real = safe.filter(({ isSample }) => !isSample);
  return real.length > 0 ? real : safe;
}
