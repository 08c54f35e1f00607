// Fault 17: the language of an answer by its little words; a text in the wrong language is not published.
import { STOP_WORDS, type StopWordLanguage } from "~/lib/stop-words";

export type TextLanguage = "en" | "pt" | "other" | "unclear";

/** Fewer telling words than this prove nothing: a title of names, a number. */
const FEWEST_TELLING_WORDS = 3;

const LANGUAGES: readonly StopWordLanguage[] = ["en", "pt", "es"];

/** Words that only one of the languages uses: "de", "no" and "as" are left out. */
const TELLING: ReadonlyMap<string, StopWordLanguage> = new Map(
  LANGUAGES.flatMap((language) =>
    [...STOP_WORDS[language]]
      .filter((word) => LANGUAGES.every((other) => other === language || !STOP_WORDS[other].has(word)))
      .map((word) => [word, language] as const),
  ),
);

/** The language a text is written in. "other" is Spanish, or letters that neither language uses. */
export function languageOf(text: string): TextLanguage {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return "other";
  const counts: Record<StopWordLanguage, number> = { en: 0, pt: 0, es: 0 };
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const language = TELLING.get(word);
    if (language !== undefined) counts[language] += 1;
  }
  const [best, second] = [...LANGUAGES].sort((a, b) => counts[b] - counts[a]);
  if (best === undefined || second === undefined) return "unclear";
  if (counts[best] < FEWEST_TELLING_WORDS || counts[best] < 2 * counts[second]) return "unclear";
  return best === "es" ? "other" : best;
}

/** False when a text is clearly in another language than the expected one. */
export function mayBeIn(language: "en" | "pt", text: string): boolean {
  const found = languageOf(text);
  return found === language || found === "unclear";
}
