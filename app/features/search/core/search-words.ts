// Splits texts into the words that the search compares: without case, accents and endings.
import { foldText } from "~/lib/fold-text";

/** Between the words of a text. */
export const BREAKS = /[^\p{L}\p{N}]+/u;
/** "Chapter 3", "capítulo 3", "ch. 3" and the "chapter3" of a printed code are one word, and so are examples. */
const CHAPTER = /(^|[^\p{L}\p{N}])(?:chapters?|chap|ch|capitulos?|cap)[\s._-]*(\d+)/gu;
const EXAMPLE = /(^|[^\p{L}\p{N}])(?:examples?|exemplos?|ex)[\s._-]*(\d+)/gu;
const CHAPTER_WORD = "chapter";
const EXAMPLE_WORD = "ex";

const CHAPTER_NAMES = /(^|[^\p{L}\p{N}])(chapter|capitulo) ([a-z]+)/gu;
const NUMBERS = new Map([
  ...Object.entries({ two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8" }),
  ...Object.entries({ dois: "2", tres: "3", quatro: "4", cinco: "5", seis: "6", sete: "7", oito: "8" }),
]);

/** The folded words of a text in their order. */
export function toWords(text: string): string[] {
  return foldText(text)
    .replace(CHAPTER_NAMES, (_, before, name, word) => `${before}${name} ${NUMBERS.get(word) ?? word}`)
    .replace(CHAPTER, `$1 ${CHAPTER_WORD}$2 `)
    .replace(EXAMPLE, `$1 ${EXAMPLE_WORD}$2 `)
    .split(BREAKS)
    .filter((word) => word !== "");
}

/** The chapter that a word of a text names, as its number; null for other words. */
export function findChapter(word: string): string | null {
  return word.startsWith(CHAPTER_WORD) ? (/^\d+$/.exec(word.slice(CHAPTER_WORD.length))?.[0] ?? null) : null;
}

/** Endings of both languages, first match wins: what the ending is and what stands in its place. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:a|i|u)(?:cao|coes)$/, ""],
  [/(?:cao|coes)$/, "c"],
  [/(?:oes|aos|aes|ao)$/, ""],
  [/(?:ation|ations)$/, ""],
  [/mentos?$/, ""],
  [/ies$/, "i"],
  [/ais$/, "al"],
  [/eis$/, "el"],
  [/ns$/, "m"],
  [/(?:ings?|ers|er|ed)$/, ""],
  [/([^s])s$/, "$1"],
];
const SHORTEST_STEM = 4;

/**
 * The word without the endings of number, gender and the commonest verb forms, of either language: a reader may type
 * words of one language on the pages of the other. Short words stay whole.
 */
export function toStem(word: string): string {
  if (word.length < SHORTEST_STEM || /\d/.test(word)) return word;
  let stem = word;
  for (const [ending, instead] of ENDINGS) {
    const shorter = stem.replace(ending, instead);
    if (shorter === stem || shorter.length < SHORTEST_STEM) continue;
    stem = shorter;
    break;
  }
  if (stem.length > SHORTEST_STEM) stem = stem.replace(/[aei]r$/, "");
  stem = stem.replace(/^(.{4,}?)[aeioy]{1,2}$/, "$1").replace(/^(.{3})[aeioy]$/, "$1");
  // "planning" has a letter twice that "plan" has once.
  return stem.replace(/(.{2,})([bdfglmnprstz])\2$/, "$1$2");
}
