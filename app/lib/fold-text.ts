/** Lower case without accents, so that "Avaliação" and "avaliacao" compare equal. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
}
