import type { WrittenLanguage } from "~/addresses/languages";

/** A word list: words, phrases or patterns for each language that the site is written in. */
export type WordsByLanguage = Readonly<Record<WrittenLanguage, readonly string[]>>;

/** The entries of every language, for a text that may hold any of them. */
export function listWords(words: WordsByLanguage): readonly string[] {
  return Object.values(words).flat();
}
