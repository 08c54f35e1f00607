// A sentence shown under an article is a cut of one or two of its source's sentences. Its words stand there in their
// order; only parts that the rules name are missing.
import { speaksToModels } from "~/features/news/core/rules/requests";
import { AND, ARTICLES, JOINTS, PRONOUNS } from "./closed-classes";
import { QUOTATION, type ReadSentence, readSentence } from "./sentence-tokens";
import { readSource, type SourceArticle, type SourceSentence } from "./source-sentences";

/** Why a sentence is refused: none of the source's, or one that misses or adds what it may not. */
export type SentenceRefusal = "long" | "instruction" | "changed";

/** Characters of a sentence; more is a list, and costs time to compare. */
export const SENTENCE_LIMIT = 400;

/** Words that a sentence has at least, and each part of a joined one. */
const SHORTEST_PART = 3;

/** Words that may stand for a pronoun, and how far in the sentence before they begin. */
const LONGEST_NAME = 6;
const NAME_REACH = 4;

/** Null where the sentence is a cut of one or two sentences of the article in its own language, else why it is not. */
export function findSentenceRefusal(given: {
  readonly sentence: string;
  readonly article: SourceArticle;
}): SentenceRefusal | null {
  if (given.sentence.length > SENTENCE_LIMIT) return "long";
  if (speaksToModels(given.sentence)) return "instruction";
  return findCut(given.sentence, given.article) === null ? "changed" : null;
}

/** The numbers of the one or two source sentences that the sentence is a cut of; null where it is none. */
export function findCut(sentence: string, article: SourceArticle): readonly number[] | null {
  const source = readSource(article);
  const claim = readSentence(sentence);
  if (claim.tokens.length < SHORTEST_PART) return null;
  const whole = findSingle(claim, source);
  if (whole !== null) return [whole];
  for (const [first, second] of listJoins(claim)) {
    const to = findSingle(second, source);
    const from = to === null ? null : findSingle(first, source);
    if (from === null || to === null || from === to) continue;
    // A part that begins with a pronoun may only stand right behind the sentence that it leans on.
    if (!beginsWithPronoun(first) && (to === from + 1 || !beginsWithPronoun(second))) return [from, to];
  }
  return null;
}

function beginsWithPronoun({ tokens }: ReadSentence): boolean {
  return PRONOUNS.has(tokens[0]?.key ?? "");
}

function findSingle(claim: ReadSentence, source: readonly SourceSentence[]): number | null {
  // No name stands in a headline for a pronoun of the text.
  const found = source.findIndex((sentence, place) =>
    isCutOf(claim, sentence, place > 1 ? source[place - 1] : undefined),
  );
  return found === -1 ? null : found;
}

/** The two parts of a sentence, by each place where two may have been joined. */
function* listJoins({ text, tokens, gaps }: ReadSentence): Generator<readonly [ReadSentence, ReadSentence]> {
  for (const [place, { key, start, end }] of tokens.entries()) {
    const gap = gaps[place] ?? "";
    const isJoint = AND.has(key) || (JOINTS.has(key) && gap.includes(","));
    const seconds = [...(gap.includes(";") ? [start - gap.length] : []), ...(isJoint ? [end] : [])];
    for (const begin of seconds) {
      const [first, second] = [readSentence(text.slice(0, start)), readSentence(text.slice(begin))];
      if (Math.min(first.tokens.length, second.tokens.length) >= SHORTEST_PART) yield [first, second];
    }
  }
}

/** True where the claim has the words of the sentence, less what may go. */
function isCutOf(claim: ReadSentence, sentence: SourceSentence, before: SourceSentence | undefined): boolean {
  const known = sentence.line + (before?.line ?? "");
  const isWithin = claim.tokens.every(
    ({ key }) => known.includes(` ${key} `) || AND.has(key) || ARTICLES.has(key),
  );
  if (!isWithin || (QUOTATION.test(claim.text) && !QUOTATION.test(sentence.text))) return false;
  if (claim.text.includes("?") !== sentence.text.includes("?")) return false;
  return listReadings(claim, sentence, before).some((line) => {
    const words = line.trim().split(" ");
    const [first = "", ...rest] = words;
    return isLess(words, sentence) || (ARTICLES.has(first) && isLess(rest, sentence));
  });
}

/** The words of the claim, also with one pronoun of the sentence for a name that the sentence before begins with. */
function listReadings({ line }: ReadSentence, sentence: SourceSentence, before: SourceSentence | undefined) {
  const readings = [line];
  const pronouns = [...PRONOUNS].filter((pronoun) => sentence.line.includes(` ${pronoun} `));
  for (let start = 0; start < (pronouns.length === 0 ? 0 : NAME_REACH); start += 1) {
    const [first, ...rest] = before?.tokens.slice(start, start + LONGEST_NAME) ?? [];
    if (first === undefined || !(first.isCapital || ARTICLES.has(first.key))) continue;
    let name = ` ${first.key} `;
    for (const { key } of [...rest, { key: "" }]) {
      if (line.includes(name))
        readings.push(...pronouns.map((pronoun) => line.replace(name, ` ${pronoun} `)));
      name += `${key} `;
    }
  }
  return readings;
}

/** True where the words are the sentence's, less parts that may go. Every pair of places is looked at once. */
function isLess(words: readonly string[], sentence: SourceSentence): boolean {
  const keys = sentence.tokens.map(({ key }) => key);
  const failed = new Set<number>();
  const matchesFrom = (at: number, from: number): boolean => {
    if (from === keys.length) return at === words.length;
    const state = at * keys.length + from;
    if (failed.has(state)) return false;
    const ends = sentence.listEnds()[from] ?? [];
    const isFound =
      (words[at] === keys[from] && matchesFrom(at + 1, from + 1)) ||
      ends.some((end) => matchesFrom(at, end)) ||
      matchesLastItem(at, from);
    if (!isFound) failed.add(state);
    return isFound;
  };
  /** "A, B and C" as "A and B": the word stands for the comma before the last item that is kept. */
  const matchesLastItem = (at: number, from: number): boolean => {
    if (!AND.has(words[at] ?? "") || !sentence.gaps[from]?.includes(",")) return false;
    const behind = keys.findIndex((key, place) => place > from && AND.has(key));
    const item = keys.slice(from, behind);
    const isItem = behind > 0 && item.every((key, place) => key === words[at + 1 + place]);
    if (!isItem || sentence.gaps.slice(from + 1, behind).some((gap) => /[,;:]/.test(gap))) return false;
    return (sentence.listEnds()[behind] ?? []).some((end) => matchesFrom(at + 1 + item.length, end));
  };
  return matchesFrom(0, 0);
}
