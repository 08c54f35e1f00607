// The language of an answer shows in its little words. A text in the wrong language is not published.
import { WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import { STOP_WORD_LANGUAGES, STOP_WORDS, type StopWordLanguage } from "~/lib/stop-words";

export type TextLanguage = WrittenLanguage | "other" | "unclear";

/** Fewer telling words than this prove nothing: a title of names, a number. */
const FEWEST_TELLING_WORDS = 3;

/** Words that only one of the languages uses. "de", "no" and "as" are in several, so they are left out. */
const TELLING: ReadonlyMap<string, StopWordLanguage> = new Map(
  STOP_WORD_LANGUAGES.flatMap((language) =>
    [...STOP_WORDS[language]]
      .filter((word) =>
        STOP_WORD_LANGUAGES.every((other) => other === language || !STOP_WORDS[other].has(word)),
      )
      .map((word) => [word, language] as const),
  ),
);

/** The language a text is written in. "other" is a known language that the site is not in, or other letters. */
export function toLanguage(text: string): TextLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return "other";
  const counts = new Map<StopWordLanguage, number>(STOP_WORD_LANGUAGES.map((language) => [language, 0]));
  const toCount = (language: StopWordLanguage) => counts.get(language) ?? 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const language = TELLING.get(word);
    if (language !== undefined) counts.set(language, toCount(language) + 1);
  }
  const [best, second] = [...STOP_WORD_LANGUAGES].sort((a, b) => toCount(b) - toCount(a));
  if (best === undefined || second === undefined) return "unclear";
  if (toCount(best) < FEWEST_TELLING_WORDS || toCount(best) < 2 * toCount(second)) return "unclear";
  return WRITTEN_LANGUAGES.find((language) => language === best) ?? "other";
}

/** False when a text is clearly in another language than the expected one. */
export function mayBeIn(language: WrittenLanguage, text: string): boolean {
  const found = toLanguage(text);
  return found === language || found === "unclear";
}
