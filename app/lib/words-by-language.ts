import type { WrittenLanguage } from "~/addresses/languages";

/** A word list for each language that the site is written in: entries, or a text of words with blanks between them. */
export type WordsByLanguage = Readonly<Record<WrittenLanguage, readonly string[] | string>>;

/** The entries of every language, for a text that may hold any of them. */
export function listWords(words: WordsByLanguage): readonly string[] {
  return Object.values(words).flatMap((list) => (typeof list === "string" ? list.split(" ") : list));
}
