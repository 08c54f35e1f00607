// A sentence shown under an article is a cut of one or two of its source's sentences. Its words stand there in their
// order; only spans that the rules name are missing.
import { speaksToModels } from "~/features/news/core/rules/requests";
import { AND, ARTICLES, JOINTS, PRONOUNS } from "./closed-classes";
import { QUOTATION, type ReadSentence, readSentence, type Token } from "./sentence-tokens";
import { readSource, type SourceArticle, type SourceSentence } from "./source-sentences";

/** Why a sentence is refused: none of the source's, or one that misses or adds what it may not. */
export type SentenceRefusal = "long" | "instruction" | "changed";

/** Characters of a sentence; more is a list, and costs time to compare. */
export const SENTENCE_LIMIT = 400;

/** Words that each part of a joined sentence has at least. */
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
  if (claim.tokens.length === 0) return null;
  const whole = findSingle(claim, source);
  if (whole !== null) return [whole];
  for (const [first, second] of listJoins(claim)) {
    const to = findSingle(second, source);
    const from = to === null ? null : findSingle(first, source);
    if (from === null || to === null || from === to) continue;
    if (leans(first) || (leans(second) && to !== from + 1)) continue;
    return [from, to];
  }
  return null;
}

/** A part that begins with a pronoun may only stand right behind the sentence that it leans on. */
function leans({ tokens }: ReadSentence): boolean {
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
function* listJoins(claim: ReadSentence): Generator<readonly [ReadSentence, ReadSentence]> {
  for (let place = SHORTEST_PART; place <= claim.tokens.length - SHORTEST_PART; place += 1) {
    const gap = claim.gaps[place] ?? "";
    const key = claim.tokens[place]?.key ?? "";
    if (gap.includes(";")) yield [partOf(claim, 0, place), partOf(claim, place)];
    const isJoint = AND.has(key) || (JOINTS.has(key) && gap.includes(","));
    if (isJoint && claim.tokens.length - place > SHORTEST_PART)
      yield [partOf(claim, 0, place), partOf(claim, place + 1)];
  }
}

function partOf(claim: ReadSentence, start: number, end = claim.tokens.length): ReadSentence {
  const gaps = claim.gaps.slice(start, end + 1);
  return { text: claim.text, tokens: claim.tokens.slice(start, end), gaps };
}

/** True where the claim has the words of the sentence, less what may go. */
function isCutOf(claim: ReadSentence, sentence: SourceSentence, before: SourceSentence | undefined): boolean {
  if (!isWithin(claim, sentence, before)) return false;
  if (hasMark(claim, QUOTATION) && !hasMark(sentence, QUOTATION)) return false;
  if (hasMark(claim, /\?/) !== hasMark(sentence, /\?/)) return false;
  const walk = new Walk(claim.tokens, sentence, before);
  if (walk.matches(0, 0, false)) return true;
  return ARTICLES.has(claim.tokens[0]?.key ?? "") && walk.matches(1, 0, false);
}

/** True where no word of the claim comes from elsewhere: a cheap look before the walk. */
function isWithin({ tokens }: ReadSentence, sentence: SourceSentence, before: SourceSentence | undefined) {
  return tokens.every(
    ({ key }) => sentence.keys.has(key) || before?.keys.has(key) || AND.has(key) || ARTICLES.has(key),
  );
}

function hasMark({ gaps }: ReadSentence, mark: RegExp): boolean {
  return gaps.some((gap) => mark.test(gap));
}

/** One comparison of a claim with a sentence. Every pair of places is looked at once. */
class Walk {
  private readonly failed = new Set<number>();

  constructor(
    private readonly claim: readonly Token[],
    private readonly source: SourceSentence,
    private readonly before: SourceSentence | undefined,
  ) {}

  /** True where the claim from `at` is the source from `from` less spans; one pronoun may have been named. */
  matches(at: number, from: number, hasNamed: boolean): boolean {
    const { tokens } = this.source;
    if (at === this.claim.length && from === tokens.length) return true;
    if (from === tokens.length) return false;
    const state = (at * (tokens.length + 1) + from) * 2 + (hasNamed ? 1 : 0);
    if (this.failed.has(state)) return false;
    const isFound =
      (this.claim[at]?.key === tokens[from]?.key && this.matches(at + 1, from + 1, hasNamed)) ||
      this.spansAt(from).some(({ end }) => this.matches(at, end, hasNamed)) ||
      this.matchesLastItem(at, from, hasNamed) ||
      (!hasNamed && this.matchesName(at, from));
    if (!isFound) this.failed.add(state);
    return isFound;
  }

  private spansAt(place: number) {
    return this.source.listSpans()[place] ?? [];
  }

  /** "A, B and C" as "A and B": the word stands for the comma before the last item that is kept. */
  private matchesLastItem(at: number, from: number, hasNamed: boolean): boolean {
    const { tokens, gaps } = this.source;
    if (!AND.has(this.claim[at]?.key ?? "") || !gaps[from]?.includes(",")) return false;
    const length = tokens.slice(from).findIndex(({ key }, place) => place > 0 && AND.has(key));
    if (length === -1) return false;
    const behind = from + length;
    const isItem = tokens
      .slice(from, behind)
      .every(({ key }, place) => key === this.claim[at + 1 + place]?.key);
    if (!isItem || gaps.slice(from + 1, behind).some((gap) => /[,;:]/.test(gap))) return false;
    return this.spansAt(behind).some(({ end }) => this.matches(at + 1 + length, end, hasNamed));
  }

  /** "She" as the name that the sentence before begins with. */
  private matchesName(at: number, from: number): boolean {
    const before = this.before?.tokens ?? [];
    if (!PRONOUNS.has(this.source.tokens[from]?.key ?? "")) return false;
    return before.slice(0, NAME_REACH).some((first, start) => {
      if (!first.isCapital && !ARTICLES.has(first.key)) return false;
      for (let length = 1; length <= LONGEST_NAME; length += 1) {
        if (this.claim[at + length - 1]?.key !== before[start + length - 1]?.key) return false;
        if (this.claim[at + length - 1] === undefined) return false;
        if (this.matches(at + length, from + 1, true)) return true;
      }
      return false;
    });
  }
}
