// Extracts from a headline the facts that tell it from one that sounds alike: numbers, versions, names and places, and
// whether something is done or undone.
import type { WrittenLanguage } from "~/addresses/languages";
import { NEGATORS } from "~/features/news/summary/closed-classes";
import { NUMBER_WORDS } from "~/features/news/summary/read-numbers";
import { findSharedName } from "~/features/news/summary/translation-names";
import { foldText } from "~/lib/fold-text";
import { STOP_WORDS } from "~/lib/stop-words";

export interface TitleFacts {
  /** Its words without the little ones, folded, in the singular; words that report alike are one. */
  readonly words: ReadonlySet<string>;
  /** Words with digits, and numbers that were written as words: "gpt-5", "2026", "1200". */
  readonly figures: ReadonlySet<string>;
  /** "mini" names another product than the word before it does alone. */
  readonly versions: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** True when something is not so, or is ended, stopped or taken back. */
  readonly isTurned: boolean;
}

const VERSIONS = new Set("mini nano pro plus lite flash turbo ultra preview beta".split(" "));

/** Words by which something ends or is held back. A stem stands for its forms. */
const REVERSALS =
  /^(?:lift(?:s|ed)?|ends?|ended|drop(?:s|ped)?|scrap(?:s|ped)?|revers(?:es?|ed)|repeal(?:s|ed)?|revok(?:es?|ed)|overturn(?:s|ed)?|reject(?:s|ed)?|block(?:s|ed)?|halt(?:s|ed)?|paus(?:es?|ed)|delay(?:s|ed)?|postpon(?:es?|ed)|suspend(?:s|ed)?|cancel(?:s|led|ed)?|withdr(?:aws?|ew|awn)|stop(?:s|ped)?|revog\w+|suspen[ds]\w*|derrub\w+|rejeit\w+|adia|adiam|adiou|adiad\w+|cancel\w+|encerr\w+|barr(?:a|am|ou|ad\w+)|veta|vetam|vetou|recu(?:a|ou|am)|desist\w+)$/;

/** Newsrooms choose among the words of a row for one and the same event. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:launch|releas|open|unveil|introduc|announc|publish|present|issu|reveal|debut)(?:e|es|ed|s)?$/,
    "launch",
  ],
  [/^(?:lanc|anunci|apresent|divulg)(?:a|am|ou|aram)$|^publicou$/, "launch"],
  [/^(?:approv|pass|adopt)(?:e|es|ed|s)?$|^(?:aprov|adot)(?:a|am|ou|aram)$/, "approve"],
];

/**
 * The subject of nearly every headline here: spelled out it is still one word, and no two that bring titles together.
 */
const SPELLED_OUT: readonly (readonly [RegExp, string])[] = [
  [/artificial intelligence/giu, "AI"],
  [/intelig[êe]ncia artificial/giu, "IA"],
];

/** From this share of capitalised words on, capitals are style and tell no name. */
const TITLE_CASE_SHARE = 0.7;

/** Words that share as many letters at the beginning are taken for forms of one: "Brazil" and "Brazilian". */
const STEM_LETTERS = 5;

/** The facts of a headline in a language. */
export function factsOfTitle(title: string, language: WrittenLanguage): TitleFacts {
  const short = SPELLED_OUT.reduce(
    (text, [phrase, word]) => text.replace(phrase, word),
    title.normalize("NFKC"),
  );
  const written = short.match(/[\p{L}\p{N}]+(?:[-.,'’][\p{L}\p{N}]+)*/gu) ?? [];
  const folded = written.map((word) => foldText(word.replace(/['’]s$/u, "")).replace(/[.,](?=\d)/g, ""));
  const words = new Set<string>();
  const figures = new Set<string>();
  for (const [index, word] of folded.entries()) {
    if (STOP_WORDS[language].has((written[index] ?? "").toLowerCase())) continue;
    const number = NUMBER_WORDS.get(word);
    const plain = number === undefined || number < 2 ? singular(word) : String(number);
    words.add(ALIKE.find(([form]) => form.test(word))?.[1] ?? plain);
    if (/\d/.test(plain)) figures.add(plain);
  }
  return {
    words,
    figures,
    versions: new Set(folded.filter((word) => VERSIONS.has(word))),
    names: listNames(written, folded),
    isTurned: folded.some((word) => NEGATORS[language].has(word) || REVERSALS.test(word)),
  };
}

/** True when one of the two headlines says something that the other one, of the same story, would not leave out. */
export function isDecidedAgainst(a: TitleFacts, b: TitleFacts): boolean {
  if (a.isTurned !== b.isTurned) return true;
  if (missing(a.versions, b.versions).length + missing(b.versions, a.versions).length > 0) return true;
  return bothMiss(a.figures, b.figures) || bothMiss(a.names, b.names) || isOneExchanged(a, b);
}

/** Number of the words of one that the other has, too. */
export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}

function singular(word: string): string {
  return word.replace(/(?<=\p{L}{3})s$/u, "");
}

/** Places that are known, words with a capital inside, and capitals where not every word has one. */
function listNames(written: readonly string[], folded: readonly string[]): Set<string> {
  const names = new Set<string>();
  const capitals = written.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitleCase = capitals >= TITLE_CASE_SHARE * written.length;
  for (const [index, word] of folded.entries()) {
    const shown = written[index] ?? "";
    const isName = /^\p{Lu}/u.test(shown) && index > 0 && !isTitleCase;
    const isUnmistakable = /\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(shown) && shown.length > 2;
    const place = /^\p{Lu}/u.test(shown) ? findSharedName(word) : null;
    if (place !== null) names.add(place);
    else if (isName || isUnmistakable) names.add(singular(word));
  }
  return names;
}

function missing(of: ReadonlySet<string>, from: ReadonlySet<string>): string[] {
  return [...of].filter((one) => ![...from].some((other) => isForm(one, other)));
}

function bothMiss(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return missing(a, b).length > 0 && missing(b, a).length > 0;
}

/**
 * Two headlines that are alike but for one word tell of two things: of pupils and of teachers, of history and
 * chemistry.
 */
function isOneExchanged(a: TitleFacts, b: TitleFacts): boolean {
  return missing(a.words, b.words).length === 1 && missing(b.words, a.words).length === 1;
}

function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(STEM_LETTERS, Math.min(one.length, other.length) - 2);
  return !/\d/.test(one + other) && one.slice(0, length) === other.slice(0, length);
}
