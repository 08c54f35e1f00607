// Part of the grounding check: proper names in a summary, by their capital letters, and whether a source has them.
import { WRITTEN_LANGUAGES } from "~/addresses/languages";
import { MONTH_NAMES, WEEKDAY_NAMES } from "~/lib/calendar-words";
import { foldText } from "~/lib/fold-text";
import { splitSentences } from "~/lib/split-sentences";
import { STOP_WORDS } from "~/lib/stop-words";
import { ALLOWED_NAMES, TRANSLATIONS } from "./grounding-data";

/** From this share of capitalised words on, a line is a headline in title case, where capitals say nothing. */
const TITLE_CASE_SHARE = 0.8;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}&.'’-]*/gu;

const DATE_WORDS = new Set([MONTH_NAMES, WEEKDAY_NAMES].flatMap((names) => Object.values(names).flat(2)));

/** The names of a text as they are written: capitalised inside a sentence, acronyms, words like "GPT-5". */
export function namesIn(text: string): string[] {
  return splitSentences(text).flatMap((sentence) => {
    const words = [...sentence.matchAll(WORD)];
    const isTitleCase = looksLikeTitleCase(words.map(([word]) => word));
    return words.flatMap(({ 0: raw, index }, position) => {
      const word = raw.replace(/['’]s$/, "").replace(/[.'’-]+$/, "");
      // "R$" and "US$" belong to an amount of money.
      if (DATE_WORDS.has(foldText(word)) || sentence[index + raw.length] === "$") return [];
      if (isUnmistakable(word)) return [word];
      if (isTitleCase || !/^\p{Lu}/u.test(word)) return [];
      // The first word has its capital anyway; it is a name when an institution's word follows: "Harvard University".
      const opensSentence = position === 0 || /[:“"«(—–]\s*$/.test(sentence.slice(0, index));
      return opensSentence && !(isInstitution(words[position + 1]?.[0]) && !isStopWord(word)) ? [] : [word];
    });
  });
}

/** OpenAI, UNESCO, iPhone, GPT-5: no common word is written so. */
function isUnmistakable(word: string): boolean {
  if (/^\p{N}/u.test(word)) return false;
  return /\p{L}.*\p{Lu}/u.test(word.replace(/-\p{Lu}/gu, "")) || (/\p{L}/u.test(word) && /\p{N}/u.test(word));
}

function looksLikeTitleCase(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  const capitalised = long.filter((word) => /^\p{Lu}/u.test(word));
  return long.length >= 4 && capitalised.length >= TITLE_CASE_SHARE * long.length;
}

function isInstitution(word: string | undefined): boolean {
  if (word === undefined || !/^\p{Lu}/u.test(word)) return false;
  const folded = foldText(word);
  return TRANSLATIONS.some((row) =>
    row.some((entry) => (entry.endsWith("*") ? folded.startsWith(entry.slice(0, -1)) : folded === entry)),
  );
}

function isStopWord(word: string): boolean {
  const lowered = word.toLowerCase();
  return WRITTEN_LANGUAGES.some((language) => STOP_WORDS[language].has(lowered));
}

export interface KnownNames {
  /** Folded words of the source, whole and in their hyphenated parts. */
  readonly words: ReadonlySet<string>;
  /** Folded words and beginnings ("brasil*") that the source's words translate to. */
  readonly granted: ReadonlySet<string>;
  readonly grantedBeginnings: readonly string[];
}

/** Everything a source text lets a summary name. */
export function knownNames(source: string): KnownNames {
  const folded = foldText(source);
  const list = (folded.match(WORD) ?? []).map((word) => word.replace(/['’]s$/, "").replace(/[.'’-]+$/, ""));
  const line = ` ${list.join(" ")} `;
  const rows = TRANSLATIONS.filter((row) => row.some((phrase) => hasPhrase(line, phrase))).flat();
  return {
    words: new Set(list.flatMap((word) => [word, ...word.split(/[-&.]/)])),
    granted: new Set(rows.filter((phrase) => !phrase.endsWith("*")).flatMap((phrase) => phrase.split(" "))),
    grantedBeginnings: rows.filter((phrase) => phrase.endsWith("*")).map((phrase) => phrase.slice(0, -1)),
  };
}

function hasPhrase(line: string, phrase: string): boolean {
  return phrase.endsWith("*") ? line.includes(` ${phrase.slice(0, -1)}`) : line.includes(` ${phrase} `);
}

/** True when the source has the name, a translation of it, or it needs no proof. */
export function isKnownName(name: string, known: KnownNames): boolean {
  if (isKnownWord(foldText(name), known)) return true;
  // Of "AI-powered" and "OpenAI-backed" only the capitalised part is a name.
  const parts = name.split(/[-&.'’]/).filter((part) => /[\p{Lu}\p{N}]/u.test(part));
  return parts.length > 0 && parts.every((part) => isKnownWord(foldText(part), known));
}

function isKnownWord(word: string, { words, granted, grantedBeginnings }: KnownNames): boolean {
  const forms = [word, `${word}s`, word.replace(/s$/, "")];
  if (forms.some((form) => words.has(form) || granted.has(form) || ALLOWED_NAMES.has(form))) return true;
  return grantedBeginnings.some((beginning) => word.startsWith(beginning));
}
