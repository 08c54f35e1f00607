// What is shown instead of a refused sentence (rules 15 and 16): the source's sentence that it came from, without what
// it leaves out and may, and short enough for a card.
import { listBestSentences } from "~/features/news/core/rules/extract-summary";
import { speaksToModels } from "~/features/news/core/rules/requests";
import { isLittleWord } from "~/lib/stop-words";
import { AND, CONNECTIVE, LEANING, OWN_VOICE, RELATIVES } from "./closed-classes";
import { SENTENCE_LIMIT } from "./find-sentence-refusal";
import { type ReadSentence, readSentence } from "./sentence-tokens";
import { listSourceSentences, readSource, type SourceArticle, type SourceSentence } from "./source-sentences";

/** Words in a row that a refused sentence shares with the one it came from. */
const SHORTEST_RUN = 3;

/** Tails go until a sentence has so many characters. */
const SHOWN_LENGTH = 240;

export interface Replacement {
  readonly sentence: string;
  /** Its number among the source's sentences. */
  readonly from: number;
}

/**
 * The source's own sentence for a refused one, or the extract's best where that cannot stand by itself; null without
 * either. `shown` are the numbers of the source's sentences that are shown before it, `named` those that the model gave,
 * which decide between two that are alike.
 */
export function chooseReplacement(
  refused: string,
  article: SourceArticle,
  { shown, named }: { readonly shown: readonly number[]; readonly named: readonly number[] },
): Replacement | null {
  const source = readSource(article);
  const claim = readSentence(refused);
  const runs = source.map(({ line }) => longestRun(claim, line));
  const most = Math.max(...runs);
  const best = [...runs.keys()].filter((place) => runs[place] === most);
  const from = best.find((place) => named.includes(place)) ?? best.find((place) => place > 0) ?? 0;
  const sentence = source[from];
  if (sentence === undefined || most < SHORTEST_RUN) return null;
  const isAlone = shown.at(-1) !== from - 1 && LEANING.test(sentence.text);
  if (isAlone || isOwnVoice(sentence)) return chooseExtract(article, shown);
  const text = shortenSentence(sentence, listOmissions(claim, sentence));
  return text === null ? null : { sentence: text, from };
}

/** The best sentence of the extract that stands by itself and is not shown yet. */
export function chooseExtract(article: SourceArticle, shown: readonly number[]): Replacement | null {
  const sentences = listSourceSentences(article);
  for (const best of listBestSentences(article)) {
    const from = sentences.indexOf(best, 1);
    const sentence = readSource(article)[from];
    if (sentence === undefined || shown.includes(from)) continue;
    if (LEANING.test(sentence.text) || isOwnVoice(sentence)) continue;
    const text = shortenSentence(sentence, listOmissions(sentence, sentence));
    if (text !== null) return { sentence: text, from };
  }
  return null;
}

/** True for a sentence that speaks of "us" outside quotation marks. */
function isOwnVoice({ text }: SourceSentence): boolean {
  return OWN_VOICE.test(text.replace(/["“«][^"”»]*["”»]|‘[^‘]*'(?!\p{L})|\bUS\b/gu, " "));
}

/** The most words in a row that a claim shares with a line. */
function longestRun({ tokens }: ReadSentence, line: string): number {
  const words = tokens.map(({ key }) => key);
  let longest = 0;
  for (let start = 0; start + longest < words.length; ) {
    const run = words.slice(start, start + longest + 1).join(" ");
    if (line.includes(` ${run} `)) longest += 1;
    else start += 1;
  }
  return longest;
}

/** A part left out, and the marks that the claim has in its place. */
interface Omission {
  readonly start: number;
  readonly end: number;
  readonly marks: string;
}

/** What the claim has no word of, and may leave out: the words on both sides of it stand together in the claim. */
function listOmissions(claim: ReadSentence, sentence: SourceSentence): Omission[] {
  const { tokens } = sentence;
  const parts = sentence.listEnds().flatMap((ends, start) => ends.map((end) => ({ start, end })));
  const connective = parts.find(({ start, end }) => start === 0 && isConnective(end, sentence));
  const chosen: Omission[] = connective === undefined ? [] : [{ ...connective, marks: "" }];
  for (const { start, end } of parts.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const [before, behind] = [tokens[start - 1]?.key, tokens[end]?.key];
    const place = claim.gaps.findIndex(
      (_, at) => claim.tokens[at - 1]?.key === before && claim.tokens[at]?.key === behind,
    );
    const isChosen = chosen.some((other) => end > other.start && start < other.end);
    const isKept = tokens
      .slice(start, end)
      .some(({ key, written }) => claim.line.includes(` ${key} `) && !isLittleWord(written));
    if (place === -1 || isChosen || isKept || (end === tokens.length && endsBadly(start, end, sentence)))
      continue;
    chosen.push({ start, end, marks: /[,;:–—]/.exec(claim.gaps[place] ?? "")?.[0] ?? "" });
  }
  return chosen;
}

function isConnective(end: number, { tokens }: SourceSentence): boolean {
  const words = tokens.slice(0, end).map(({ key }) => key);
  return CONNECTIVE.test(words.join(" "));
}

/**
 * True for a tail without which a list lacks its "and", a subject its verb, or a first phrase its clause. The end is that
 * of the sentence, or of what is left of it.
 */
function endsBadly(start: number, end: number, { tokens, gaps }: SourceSentence): boolean {
  const commas = [...gaps.keys()].filter((place) => place < end && gaps[place]?.includes(","));
  const before = commas.filter((place) => place < start);
  if (/[;:]/.test(gaps[start] ?? "")) return false;
  const closesList = (place: number) => AND.has(tokens[place]?.key ?? "") && !commas.includes(place);
  const isList =
    before.length > 0 && tokens.some((_, place) => place >= start && place < end && closesList(place));
  if (AND.has(tokens[start]?.key ?? "") || isList) return isList;
  return (
    2 * start < end || (commas.at(-1) ?? 0) > start || RELATIVES.has(tokens[before.at(-1) ?? 0]?.key ?? "")
  );
}

/** The sentence without these parts, and without tails until it fits a card; null for one that speaks to models. */
function shortenSentence(sentence: SourceSentence, omissions: readonly Omission[] = []): string | null {
  const text = writeWithout(sentence, omissions);
  const end = sentence.tokens.length;
  const last = Math.min(end, ...omissions.filter((one) => one.end === end).map(({ start }) => start));
  const tails = [...sentence.listEnds().entries()].flatMap(([start, ends]) => {
    const isTail = start > 0 && start < last && ends.includes(end);
    return isTail && !endsBadly(start, last, sentence) ? [start] : [];
  });
  // A whole clause goes before a part of one.
  const tail = tails.findLast((start) => /[;:]/.test(sentence.gaps[start] ?? "")) ?? tails.at(-1);
  if (text.length > SHOWN_LENGTH && tail !== undefined) {
    const left = omissions.filter(({ start }) => start < tail);
    return shortenSentence(sentence, [...left, { start: tail, end, marks: "" }]);
  }
  return text.length > SENTENCE_LIMIT || speaksToModels(text) ? null : text;
}

/** The text of a sentence without these parts, with the marks that it then needs. */
function writeWithout({ text, tokens, gaps }: ReadSentence, omissions: readonly Omission[]): string {
  const gapBefore = (place: number) => {
    const omitted = omissions.find(({ end }) => end === place);
    if (omitted === undefined) return gaps[place] ?? "";
    const closing = /^[)\]"”»'’]*/.exec(gaps[omitted.start] ?? "")?.[0] ?? "";
    if (place === tokens.length) return closing + (/[.!?…]+(?=["”»’')\]]*$)/.exec(text)?.[0] ?? ".");
    const opening = /[(["“«‘]*$/.exec(gaps[place] ?? "")?.[0] ?? "";
    return omitted.start === 0 ? opening : `${closing}${omitted.marks} ${opening}`;
  };
  const words = tokens.map(({ start, end }, place) => {
    const isOmitted = omissions.some((one) => one.start <= place && place < one.end);
    return isOmitted ? "" : gapBefore(place) + text.slice(start, end);
  });
  const written = words.join("") + gapBefore(tokens.length);
  return written.trim().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
