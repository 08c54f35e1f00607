// Splits stored and typed text into words, because the tokenizer of the database only splits at blanks.
import { foldText } from "~/lib/fold-text";

/** Characters of one article that can be found. */
const SEARCH_TEXT_LIMIT = 1000;

/** Words of one search that are looked for; the rest of a very long query is passed over. */
const MOST_WORDS = 8;

/** Longer words are cut; nobody types them. */
const WORD_LIMIT = 40;

/** Words shorter than this are not worth looking for in singular and plural. */
const FORMS_FROM = 3;

/** Endings of singulars and of their plurals, without accents, in the languages of the site. */
const NUMBERS = [
  ["", "s"],
  ["ao", "oes"],
  ["m", "ns"],
  ["al", "ais"],
  ["el", "eis"],
  ["r", "res"],
  ["y", "ies"],
] as const;

/** The words of a text, without accents and in lower case: letters and digits, nothing else. */
function toWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text by its words alone: case, accents, signs and spaces make no difference. */
export function foldedWords(text: string): string {
  return toWords(text).join(" ");
}

/** The words by which an article is found, joined by blanks. */
export function toSearchText(title: string, text: string): string {
  return toWords(`${title} ${text}`.slice(0, 2 * SEARCH_TEXT_LIMIT))
    .join(" ")
    .slice(0, SEARCH_TEXT_LIMIT);
}

/**
 * A word in singular and plural, but not every word that begins with it: for that the database would first have to
 * collect half the archive.
 */
function listForms(word: string): string[] {
  if (word.length < FORMS_FROM) return [word];
  const isPlural = word.endsWith("s");
  const others = NUMBERS.flatMap(([one, many]) => {
    const [ending, other] = isPlural ? [many, one] : [one, many];
    return word.endsWith(ending) ? [word.slice(0, word.length - ending.length) + other] : [];
  });
  return [word, ...others];
}

/**
 * The full text query for what a reader typed: all of its words, each form quoted, so that nothing in it works as
 * syntax. Null when it holds no word, because then nothing can be found.
 */
export function toMatch(typed: string): string | null {
  const words = [...new Set(toWords(typed).map((word) => word.slice(0, WORD_LIMIT)))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const quoted = words.map((word) => listForms(word).map((form) => `"${form}"`));
  return quoted.map((forms) => `(${forms.join(" OR ")})`).join(" AND ");
}
