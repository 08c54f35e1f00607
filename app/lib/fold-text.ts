/** The text in lower case, composed and with single spaces: equal for two spellings that look the same. */
export function lowerText(text: string): string {
  return text.toLowerCase().normalize("NFC").replace(/\s+/g, " ").trim();
}

const PLAIN_WORD = /^[a-z0-9-]*$/;

/**
 * The text in lower case, without accents and with single spaces, so that "Avaliação" and "avaliacao" are
 * equal. Lower-casing comes first, because it can itself produce combining marks.
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most words need no more, and the check of summaries folds each word of an article.
  if (PLAIN_WORD.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
