// Part of the grounding check: what a summary puts between quotation marks. In the source's language it must stand
// there word for word; in the other it must sit on a passage that the source quotes, and is marked as our translation.
import type { WrittenLanguage } from "~/addresses/languages";
import { readSentence } from "./sentence-words";
import { lettersOf, type SourceIndex } from "./source-index";

const QUOTED = /[“"«„]([^“”"«»„]{2,400})[”"»]|(?<![\p{L}\p{N}])[‘']([^‘’']{12,400})[’'](?![\p{L}\p{N}])/gu;

/** The share of a translated quotation that a passage of the source must have. */
const LEAST_SHARE = 0.4;

/** A quotation of a summary: as it is written with its marks, and what stands between them. */
export interface Quotation {
  readonly written: string;
  readonly inner: string;
  readonly end: number;
}

/** The quotations of a text, in their order. */
export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(QUOTED)].map((match) => ({
    written: match[0],
    inner: match[1] ?? match[2] ?? "",
    end: match.index + match[0].length,
  }));
}

/** Whether a quotation stands word for word in the source. */
export function isVerbatim({ inner }: Quotation, source: SourceIndex): boolean {
  const letters = lettersOf(inner);
  return letters === "" || ` ${source.letters} `.includes(` ${letters} `);
}

/** Whether a translated quotation sits on a passage between quotation marks in the source. */
export function isTranslated({ inner }: Quotation, language: WrittenLanguage, source: SourceIndex): boolean {
  const keys = new Set(readSentence(inner, language).words.map(({ key }) => key));
  if (keys.size === 0) return false;
  return quotationsIn(source.written).some((passage) => {
    const known = new Set(readSentence(passage.inner, source.language).words.map(({ key }) => key));
    const shared = [...keys].filter((key) => known.has(key)).length;
    return shared >= LEAST_SHARE * keys.size && shared >= Math.min(2, known.size);
  });
}
