// A sentence shown under an article is a cut of one or two of its source's sentences. Its words stand there in their
// order; only parts that the rules name are missing.
import { speaksToModels } from "~/features/news/core/rules/requests";
import { leans } from "~/features/news/core/rules/stands-alone";
import { AND } from "./closed-classes";
import { QUOTATION, type ReadSentence, readSentence } from "./sentence-tokens";
import { readSource, type SourceArticle, type SourceSentence } from "./source-sentences";

/** Characters of a sentence; more is a list, and costs time to compare. */
export const SENTENCE_LIMIT = 400;

/** Words that a sentence has at least, and each part of a joined one. */
const SHORTEST_PART = 3;

/** Null where the sentence is a cut of one or two sentences of the article in its own language, else why it is not. */
export function findSentenceRefusal(given: {
  readonly sentence: string;
  readonly article: SourceArticle;
}): "long" | "instruction" | "changed" | null {
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
    // A part that leans may only stand right behind the sentence that it leans on.
    if (!leans(first.text) && (to === from + 1 || !leans(second.text))) return [from, to];
  }
  return null;
}

function findSingle(claim: ReadSentence, source: readonly SourceSentence[]): number | null {
  const found = source.findIndex((sentence) => isCutFrom(claim, sentence));
  return found === -1 ? null : found;
}

/** The two parts of a sentence, by each "and" or semicolon where two may have been joined. */
function listJoins({ text, tokens, gaps }: ReadSentence): readonly (readonly [ReadSentence, ReadSentence])[] {
  return tokens.flatMap(({ key, start, end }, place): (readonly [ReadSentence, ReadSentence])[] => {
    if (!AND.has(key) && !gaps[place]?.includes(";")) return [];
    const first = readSentence(text.slice(0, start));
    const second = readSentence(text.slice(AND.has(key) ? end : start).trimStart());
    return Math.min(first.tokens.length, second.tokens.length) < SHORTEST_PART ? [] : [[first, second]];
  });
}

/** True where the claim has the words of the sentence in their order, less parts that may go. */
function isCutFrom(claim: ReadSentence, sentence: SourceSentence): boolean {
  if (!claim.tokens.every(({ key }) => sentence.line.includes(` ${key} `))) return false;
  if (QUOTATION.test(claim.text) && !QUOTATION.test(sentence.text)) return false;
  if (claim.text.includes("?") !== sentence.text.includes("?")) return false;
  // How many words of the claim may have been met before each word of the sentence.
  const met = [new Set([0]), ...sentence.tokens.map(() => new Set<number>())];
  for (const [place, { key }] of sentence.tokens.entries()) {
    for (const count of met[place] ?? []) {
      if (claim.tokens[count]?.key === key) met[place + 1]?.add(count + 1);
      for (const end of sentence.listEnds()[place] ?? []) met[end]?.add(count);
    }
  }
  return met.at(-1)?.has(claim.tokens.length) === true;
}
