/** Words that begin a label of their own: "ensino médio" becomes "Ensino médio". */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
