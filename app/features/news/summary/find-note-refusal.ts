// A translated headline and the note for the class are a model's own words. No rule can compare them with a sentence, so
// they may name nothing that the article does not name, and ask for nothing.
import type { WrittenLanguage } from "~/addresses/languages";
import { addressesIn } from "~/features/news/core/rules/addresses-in";
import { advertises } from "~/features/news/core/rules/advertising";
import { asksForSecrets, speaksToModels } from "~/features/news/core/rules/requests";
import { mayBeIn } from "~/lib/language-of";
import { hasOnlyNumbersIn, readNumbers } from "./read-numbers";
import { readSentence } from "./sentence-tokens";
import type { SourceArticle } from "./source-sentences";
import { hasOnlyNamesFrom } from "./translation-names";

/** Null where a headline or note in `language` names and asks nothing that the article does not, else what it does. */
export function findNoteRefusal(given: {
  readonly note: string;
  readonly language: WrittenLanguage;
  readonly article: SourceArticle;
}): "language" | "instruction" | "address" | "figure" | "name" | null {
  const { note, language, article } = given;
  if (!mayBeIn(language, note)) return "language";
  if (speaksToModels(note) || asksForSecrets(note) || advertises(note)) return "instruction";
  // Every article here is about AI, whatever it calls it.
  const words = `${article.title}\n${article.text}\nAI`;
  if (addressesIn(note, words).length > 0) return "address";
  const [here, there] = [readSentence(note), readSentence(words)];
  if (!hasOnlyNumbersIn(readNumbers(here), readNumbers(there))) return "figure";
  return hasOnlyNamesFrom(here, there) ? null : "name";
}
