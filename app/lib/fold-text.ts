/** The text in lower case, composed and with single spaces: equal for two spellings that look the same. */
export function lowerText(text: string): string {
  return text.toLowerCase().normalize("NFC").replace(/\s+/g, " ").trim();
}

/**
 * The text in lower case, without accents and with single spaces, so that "Avaliação" and "avaliacao" are
 * equal. Lower-casing comes first, because it can itself produce combining marks.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}
