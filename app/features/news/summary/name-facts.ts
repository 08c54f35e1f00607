// Part of the grounding check: names in a summary wherever they stand, and whether its source has them.
import type { WrittenLanguage } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { foldText } from "~/lib/fold-text";
import { splitSentences } from "~/lib/split-sentences";
import { ALLOWED_NAMES, COMMON_ENDING, COMMON_WORDS, FEAST_DAYS, KINDS_OF_NAMES } from "./grounding-data";
import { acronymKey, notionOf, notionOfForm, phraseAt, placeOf, stemOf } from "./lexicon/notions";
import { PLURAL_VERBS } from "./lexicon/verb-forms";
import { evenText } from "./number-tokens";
import { ORDINAL_WORDS } from "./number-words";
import { isStopWord, nameKey } from "./sentence-words";
import { type SourceIndex, spellingOf } from "./source-index";

/** From this share of capitalised words on, a line is a headline in title case, where capitals say nothing. */
const TITLE_CASE_SHARE = 0.7;

/** Shorter words are alike by chance. */
const SHORTEST_TRANSLATED = 4;

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}&]|['’.-](?=[\p{L}\p{N}]))*/gu;

/** Pronouns that hang on a Portuguese verb. */
const CLITICS = new Set("se lo la los las lhe lhes".split(" "));

const DATE_WORDS = new Set([MONTH_NAMES, WEEKDAY_NAMES].flatMap((names) => Object.values(names).flat(2)));

/**
 * The names of a summary that its source does not have, as they are written. A note for the class begins with what to
 * do, and no list has all such words.
 */
export function unknownNames(
  text: string,
  language: WrittenLanguage,
  source: SourceIndex,
  isNote: boolean,
): string[] {
  const isTranslation = language !== source.language;
  return splitSentences(evenText(text)).flatMap((sentence) => {
    const words = [...sentence.matchAll(WORD)];
    const folded = words.map(([word]) => foldText(word.replace(/['’]s$/, "")));
    const isTitleCase = looksLikeTitleCase(words.map(([word]) => word));
    const unknown: string[] = [];
    for (let position = 0; position < words.length; position += 1) {
      const match = words[position];
      if (match === undefined) break;
      const word = match[0].replace(/['’]s$/, "");
      const phrase = phraseAt(folded, position);
      if (phrase !== null && source.places.has(phrase.notion.key)) {
        position += phrase.length - 1;
        continue;
      }
      // "colombiana" has no capital in Portuguese and is a name all the same.
      const nation = /^\p{Ll}/u.test(word) ? placeOf(folded[position] ?? "", false) : null;
      if (
        nation !== null &&
        !source.places.has(nation.key) &&
        !source.wholes.has(nation.key) &&
        !ALLOWED_NAMES.has(folded[position] ?? "")
      )
        unknown.push(word);
      // "R$" and "US$" belong to an amount of money.
      if (!/[\p{Lu}]|\p{L}\p{N}|\p{N}\p{L}/u.test(word) || sentence[match.index + match[0].length] === "$")
        continue;
      if (
        DATE_WORDS.has(foldText(word).replace(/s(?=-feiras$|$)|(?<=feira)s$/g, "")) ||
        DATE_WORDS.has(foldText(word)) ||
        /^\d+(?:[.,]\d+)*(?:st|nd|rd|th|k|m|b|kg|km|gb|tb|min|h|bn)?(?:-\p{Ll}+)?$/iu.test(word)
      )
        continue;
      if (isTranslation && isStage(word, folded[position - 1])) continue;
      const mayBeCommon = isTitleCase || opensSentence(sentence, match.index, position);
      // "GPT 4o" is the source's "GPT-4o".
      const joined = /\p{N}/u.test(word)
        ? `${nameKey(words[position - 1]?.[0] ?? "")}${nameKey(word).slice(2)}`
        : "";
      if (source.names.has(joined)) continue;
      // "The Parapan Games" of "the Parapan": the name tells which.
      const leader = words[position - 1]?.[0] ?? "";
      if (
        KINDS_OF_NAMES.has(folded[position] ?? "") &&
        /^\p{Lu}/u.test(leader) &&
        source.names.has(nameKey(leader))
      )
        continue;
      if (
        !(
          isKnown(word, source) ||
          (isTranslation && isTranslated(word, source)) ||
          (position === 0 && !isUnmistakable(word) && isPlural(folded, language)) ||
          (position === 0 && isNoSubject(sentence, words, folded)) ||
          (mayBeCommon && (isCommon(word, source) || (isNote && position === 0 && !isUnmistakable(word))))
        )
      )
        unknown.push(word);
    }
    return unknown;
  });
}

/** "Ensino fundamental II" is a stage of school, which English tells by another word. */
function isStage(word: string, before: string | undefined): boolean {
  return /^I{1,2}$/.test(word) && before === "fundamental";
}

function opensSentence(sentence: string, index: number, position: number): boolean {
  return position === 0 || /[:“"«(—–‘]\s*$/.test(sentence.slice(Math.max(0, index - 4), index));
}

/** "Granjeiros usam": a firm or a person does it in the singular, so the word that opens the sentence is no name. */
function isPlural(folded: readonly string[], language: WrittenLanguage): boolean {
  const [first = "", ...rest] = folded;
  return /[^s]s$/.test(first) && rest.slice(0, 1).some((word) => PLURAL_VERBS[language].test(word));
}

/** Behind these stands what a name does, or another name. */
const AFTER_NAMES = new Set(
  "and or is are was were be been has have had will would can could may might must should does did do not e ou foi foram tem tinha vai sera esta pode deve nao se ja also now says said diz disse".split(
    " ",
  ),
);

/** "Parcels over", "Podar um", "Postal workers": what stands behind the word that opens the sentence is no deed. */
function isNoSubject(
  sentence: string,
  words: readonly RegExpExecArray[],
  folded: readonly string[],
): boolean {
  const [first, second] = words;
  const [word = "", next = "", third = ""] = folded;
  if (first === undefined || second === undefined || !/^\p{Lu}\p{Ll}+$/u.test(first[0])) return false;
  if (sentence.slice(first.index + first[0].length, second.index) !== " ") return false;
  if (!/^\p{Ll}/u.test(second[0]) || placeOf(word, true) !== null) return false;
  if (AFTER_NAMES.has(next)) return false;
  // "Unplug the charger", "Declare já o uso" ask for something.
  if (OF_ORDERS.test(next)) return /[aei]r$/.test(word);
  return isStopWord(next) || notionOf(next)?.isActor === true || (/s$/.test(next) && BE_OF_MANY.test(third));
}

const OF_ORDERS = /^(?:the|an?|your|this|it|them|now|o|os|as|um|uma|seus?|suas?|ja|agora|bem)$/;

/** "Identity papers are": of one thing it would be "is". */
const BE_OF_MANY = /^(?:are|were|have)$/;

function looksLikeTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  const capitalised = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length >= 4 && capitalised.length >= TITLE_CASE_SHARE * long.length;
}

/** OpenAI, UNESCO, iPhone, GPT-5: no common word is written so. */
function isUnmistakable(word: string): boolean {
  return /\p{L}.*\p{Lu}/u.test(word.replace(/-\p{Lu}/gu, "")) || /\p{N}/u.test(word);
}

/** A capital that only opens a sentence: the word is one of the language, or the source has it with a small letter. */
function isCommon(word: string, source: SourceIndex): boolean {
  if (isUnmistakable(word)) return false;
  const folded = foldText(word);
  // "Twenty-seven", "Estima-se".
  const parts = folded.split("-");
  if (
    parts.length > 1 &&
    parts.every((part) => CLITICS.has(part) || isStopWord(part) || isWordOfLanguage(part))
  )
    return true;
  if (CLITICS.has(parts.at(-1) ?? "")) return true;
  if (isStopWord(word.toLowerCase()) || COMMON_WORDS.has(folded) || COMMON_ENDING.test(folded)) return true;
  if (placeOf(folded, true) !== null) return false;
  if (notionOfForm(folded) !== null || source.places.has(stemOf(folded))) return true;
  // "Alergias" of a source that speaks of "alergia", "Catches" of one that speaks of fish that was caught.
  const notion = notionOf(folded);
  return notion !== null && (source.places.has(notion.key) || /(?:es|ies|ing|ed)$/.test(folded));
}

function isOrdinal(folded: string): boolean {
  return Object.values(ORDINAL_WORDS).some((words) => Object.hasOwn(words, folded));
}

/** "Fourth-year", "Solar-powered": each part by itself. */
function isWordOfLanguage(folded: string): boolean {
  if (COMMON_WORDS.has(folded) || isOrdinal(folded)) return true;
  return placeOf(folded, true) === null && notionOfForm(folded) !== null;
}

/** True when the source has the name, a translation of it, or it needs no proof. */
function isKnown(name: string, source: SourceIndex): boolean {
  if (isKnownWord(name, source)) return true;
  // Of "AI-powered" and "OpenAI-backed" only the capitalised part is a name; of "GPT-5" all of it.
  if (/\p{N}/u.test(name)) return false;
  const parts = name.split(/[-–&'’]/).filter((part) => /\p{Lu}/u.test(part));
  return (
    parts.length > 0 &&
    parts.length < name.split(/[-–&'’]/).length + 1 &&
    parts.every((part) => isKnownWord(part, source))
  );
}

/**
 * Languages and peoples have a capital in English and none in Portuguese, and some names are spelt by the rules of the
 * language they stand in: "Saxony" and "Saxônia".
 */
function isTranslated(word: string, source: SourceIndex): boolean {
  if (isUnmistakable(word) || word.length < SHORTEST_TRANSLATED) return false;
  const folded = foldText(word);
  return source.small.has(folded) || source.spellings.has(spellingOf(folded)) || hasFormOf(folded, source);
}

/** "Escaravelho-japonês" for "Japanese", "cearense" for "Ceará". */
function hasFormOf(folded: string, { letters }: SourceIndex): boolean {
  const key = placeOf(folded, true)?.key;
  const beginning = folded.slice(0, -1);
  return letters
    .split(" ")
    .some(
      (word) =>
        (key !== undefined && placeOf(word, false)?.key === key) ||
        (beginning.length >= SHORTEST_TRANSLATED &&
          word.startsWith(beginning) &&
          OF_A_PLACE.test(word.slice(beginning.length))),
    );
}

/** What makes of a place the word for its people. */
const OF_A_PLACE = /^(?:n|an|ian|nse|ens[ei]?s?|ense|enses|an[oa]s?|es[ae]?s?|ino|ina)s?$/;

function isKnownWord(word: string, source: SourceIndex): boolean {
  const folded = foldText(word);
  const key = nameKey(word);
  if (ALLOWED_NAMES.has(folded) || ALLOWED_NAMES.has(folded.replace(/s$/, ""))) return true;
  if (isFeastKnown(folded, source)) return true;
  if (isInitials(word, source)) return true;
  const acronym = acronymKey(word);
  if (acronym !== null) return source.places.has(acronym) || source.names.has(key);
  if (source.names.has(key) || source.names.has(`${key}s`) || source.names.has(key.replace(/s$/, "")))
    return true;
  const place = placeOf(folded, true);
  if (place !== null)
    return source.places.has(place.key) || source.wholes.has(place.key) || hasFormOf(folded, source);
  const notion = notionOfForm(folded);
  return notion !== null && source.places.has(notion.key);
}

/** Easter and "Páscoa" are one day. */
function isFeastKnown(folded: string, { letters }: SourceIndex): boolean {
  const row = FEAST_DAYS.find((names) => names.includes(folded));
  return row?.some((name) => ` ${letters} `.includes(` ${name} `)) === true;
}

/** Two letters are the first ones of too many words. */
const INITIALS = /^\p{Lu}{3,6}$/u;

/** "VLT" of a source that writes "veículo leve sobre trilhos". */
function isInitials(word: string, { letters }: SourceIndex): boolean {
  if (!INITIALS.test(word)) return false;
  const wanted = foldText(word);
  return [true, false].some((hasLittle) =>
    letters
      .split(" ")
      .filter((part) => hasLittle || !isStopWord(part))
      .map((part) => part.slice(0, 1))
      .join("")
      .includes(wanted),
  );
}
