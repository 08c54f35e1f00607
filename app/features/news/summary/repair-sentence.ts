// What is shown instead of a refused sentence (rules 15 and 16): the source's sentence that it came from, without what
// it leaves out and may, and short enough for a card.
import { speaksToModels } from "~/features/news/core/rules/requests";
import { AND, LEANING, OWN_VOICE } from "./closed-classes";
import { SENTENCE_LIMIT } from "./find-sentence-refusal";
import type { Span } from "./list-spans";
import { type ReadSentence, readSentence, type Token } from "./sentence-tokens";
import { readSource, type SourceArticle, type SourceSentence } from "./source-sentences";

/** Words in a row that a refused sentence shares with the one it came from. */
const SHORTEST_RUN = 3;

/** Tails go until a sentence has so many characters. */
const SHOWN_LENGTH = 240;

/** Open a part about what stands before it. */
const RELATIVES = new Set(["which", "who", "whose", "that", "que", "cujo", "cuja"]);

export interface Replacement {
  readonly sentence: string;
  /** Its number among the source's sentences. */
  readonly from: number;
}

export type FoundReplacement =
  | { readonly kind: "found"; readonly replacement: Replacement }
  /** The sentence it came from cannot stand by itself. */
  | { readonly kind: "leans" }
  | { readonly kind: "none" };

/**
 * The source's own sentence for a refused one. `shown` is the number of the source sentence that is shown before it,
 * `named` are the numbers that the model gave, which decide between two that are alike.
 */
export function chooseReplacement(
  refused: string,
  article: SourceArticle,
  { shown, named }: { readonly shown: number | null; readonly named: readonly number[] },
): FoundReplacement {
  const source = readSource(article);
  const claim = readSentence(refused);
  const runs = source.map(({ tokens }) => longestRun(claim.tokens, tokens));
  const most = Math.max(...runs);
  if (most < SHORTEST_RUN) return { kind: "none" };
  const best = runs.flatMap((run, place) => (run === most ? [place] : []));
  const from = best.find((place) => named.includes(place)) ?? best.find((place) => place > 0) ?? 0;
  const sentence = source[from];
  if (sentence === undefined) return { kind: "none" };
  if (leans(sentence, from, shown)) return { kind: "leans" };
  const text = shortenSentence(sentence, listOmissions(claim, sentence));
  return text === null ? { kind: "none" } : { kind: "found", replacement: { sentence: text, from } };
}

/** True for a sentence in the source's own voice, or about somebody whom only the sentence before names. */
export function leans(sentence: SourceSentence, place: number, shown: number | null): boolean {
  if (LEANING.has(sentence.tokens[0]?.key ?? "") && shown !== place - 1) return true;
  const outside = sentence.text.replace(/["“«][^"”»]*["”»]|‘[^‘]*'(?!\p{L})/gu, " ");
  return readSentence(outside).tokens.some(
    ({ written }) => OWN_VOICE.has(written.toLowerCase()) && written !== "US",
  );
}

function longestRun(claim: readonly Token[], source: readonly Token[]): number {
  let before: number[] = [];
  let longest = 0;
  for (const { key } of claim) {
    const row = source.map((token, place) => (token.key === key ? (before[place - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...row);
    before = row;
  }
  return longest;
}

/** A part left out, and the marks that the claim has in its place. */
interface Omission extends Span {
  readonly marks: string;
}

/** What the claim leaves out of the sentence and may: the words on both sides of it stand together in the claim. */
function listOmissions({ tokens, gaps }: ReadSentence, sentence: SourceSentence): Omission[] {
  const places = matchPlaces(tokens, sentence.tokens);
  const placeOf = (place: number) =>
    place < 0 ? -1 : place === sentence.tokens.length ? tokens.length : places.get(place);
  const candidates = sentence
    .listSpans()
    .flat()
    .filter((span) => !endsBare(span, sentence))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  const chosen: Omission[] = [];
  for (const span of candidates) {
    const [before, behind] = [placeOf(span.start - 1), placeOf(span.end)];
    const isJoined = before !== undefined && behind === before + 1;
    if (!isJoined || chosen.some(({ start, end }) => span.end > start && span.start < end)) continue;
    chosen.push({ ...span, marks: /[,;:–—]/.exec(gaps[behind] ?? "")?.[0] ?? "" });
  }
  return chosen;
}

/** True for an end behind a part with "which": what is left could be a subject alone. */
function endsBare({ start, end }: Span, { tokens, gaps }: SourceSentence): boolean {
  if (end < tokens.length) return false;
  const opening = gaps.slice(0, start).findLastIndex((gap) => gap.includes(","));
  return opening > 0 && RELATIVES.has(tokens[opening]?.key ?? "") && !AND.has(tokens[start]?.key ?? "");
}

/** The longest common sequence: the claim's place of each of the source's words in it. */
function matchPlaces(claim: readonly Token[], source: readonly Token[]): ReadonlyMap<number, number> {
  const width = source.length + 1;
  const lengths = new Uint16Array((claim.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const isSame = (row: number, column: number) => claim[row]?.key === source[column]?.key;
  for (let row = claim.length - 1; row >= 0; row -= 1) {
    for (let column = source.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const places = new Map<number, number>();
  let row = 0;
  let column = 0;
  while (row < claim.length && column < source.length) {
    if (isSame(row, column)) {
      places.set(column, row);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return places;
}

/** The sentence without these parts, and without tails until it fits a card; null for one that speaks to models. */
export function shortenSentence(
  sentence: SourceSentence,
  omissions: readonly Omission[] = [],
): string | null {
  const text = withoutTails(sentence, omissions);
  return text.length > SENTENCE_LIMIT || speaksToModels(text) ? null : text;
}

function withoutTails(sentence: SourceSentence, omissions: readonly Omission[]): string {
  let left = omissions;
  let text = writeWithout(sentence, left);
  while (text.length > SHOWN_LENGTH) {
    const ends = left.filter(({ end }) => end === sentence.tokens.length).map(({ start }) => start);
    const end = Math.min(sentence.tokens.length, ...ends);
    const tail = sentence
      .listSpans()
      .slice(1, end)
      .flat()
      .findLast((span) => span.end === sentence.tokens.length && !endsBare(span, sentence));
    if (tail === undefined) return text;
    left = [...left.filter(({ start }) => start < tail.start), { ...tail, marks: "" }];
    text = writeWithout(sentence, left);
  }
  return text;
}

/** The text of a sentence without these parts, with the marks that it then needs. */
function writeWithout(sentence: SourceSentence, omissions: readonly Omission[]): string {
  const { text, tokens } = sentence;
  const cuts = [...omissions].sort((a, b) => a.start - b.start);
  let written = "";
  let from = 0;
  for (const cut of cuts) {
    const closing = /^[)\]"”»'’]*/.exec(sentence.gaps[cut.start] ?? "")?.[0] ?? "";
    const opening = /[(["“«‘]*$/.exec(sentence.gaps[cut.end] ?? "")?.[0] ?? "";
    if (cut.start > 0) written += `${text.slice(from, tokens[cut.start - 1]?.end)}${closing}${cut.marks} `;
    from = (tokens[cut.end]?.start ?? text.length) - opening.length;
    if (cut.end === tokens.length)
      return withCapital(`${written.trim().replace(/[,;:–—]+$/, "")}${endOf(text)}`);
  }
  return withCapital(`${written}${text.slice(from)}`);
}

function withCapital(text: string): string {
  return text.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function endOf(text: string): string {
  return /[.!?…]+(?=["”»’')\]]*$)/.exec(text)?.[0] ?? ".";
}
