// Replacement of a refused sentence (rules 15 and 16): the source's sentence that it came from, short
// enough for a card.
import type { SentenceOrigin } from "~/features/news/core/article";
import { listBestSentences } from "~/features/news/core/rules/extract-summary";
import { speaksToModels } from "~/features/news/core/rules/requests";
import { isOutOfPlace, leans } from "~/features/news/core/rules/stands-alone";
import { capitalised } from "~/lib/capitalised";
import { AND, CONNECTIVE, RELATIVES } from "./closed-classes";
import { SENTENCE_LIMIT } from "./find-sentence-refusal";
import type { GivenSentence } from "./model-answer";
import { type ReadSentence, readSentence } from "./sentence-tokens";
import { listSourceSentences, readSource, type SourceArticle, type SourceSentence } from "./source-sentences";

/** Words in a row that a refused sentence shares with the one it came from. */
const SHORTEST_RUN = 3;

/** Tails go until a sentence has so many characters. */
const SHOWN_LENGTH = 240;

/** Words of the last item of a list, its "and" with them, where a comma stands before it. */
const LONGEST_ITEM = 4;

/** A sentence that is shown. */
export interface AcceptedSentence {
  readonly sentence: string;
  /** The numbers of the source's sentences that it is cut from. */
  readonly from: readonly number[];
  /** "source": the article's own words stand in for a model's. */
  readonly origin: Extract<SentenceOrigin, "cut" | "source">;
}

/**
 * The source's own sentence for a refused one, or the extract's best where that cannot stand by itself; null without
 * either. Of two that are alike the one that the model named is taken. `shown` are the numbers of those shown before.
 */
export function chooseReplacement(
  { text: refused, from: named }: GivenSentence,
  article: SourceArticle,
  shown: readonly number[],
): AcceptedSentence | null {
  const claim = readSentence(refused);
  // The headline stands above the summary.
  const runs = readSource(article).map(({ line }, place) => (place === 0 ? 0 : longestRun(claim, line)));
  const most = Math.max(...runs);
  if (most < SHORTEST_RUN) return null;
  const best = [...runs.keys()].filter((place) => runs[place] === most);
  const from = best.find((place) => named.includes(place)) ?? best[0] ?? 0;
  const text = listSourceSentences(article)[from] ?? "";
  const isAlone = leans(text) && shown.at(-1) !== from - 1;
  return isAlone || isOutOfPlace(text) ? chooseExtract(article, shown) : toCut(article, from);
}

/** The best sentence of the extract that stands by itself and is not shown yet. */
export function chooseExtract(article: SourceArticle, shown: readonly number[]): AcceptedSentence | null {
  const sentences = listSourceSentences(article);
  for (const best of listBestSentences(article)) {
    const from = sentences.indexOf(best, 1);
    if (shown.includes(from) || leans(best) || isOutOfPlace(best)) continue;
    const cut = toCut(article, from);
    if (cut !== null) return cut;
  }
  return null;
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

/**
 * A sentence of the source without a first connective, and without tails until it fits a card; null for one that is
 * still too long or speaks to models.
 */
function toCut(article: SourceArticle, from: number): AcceptedSentence | null {
  const sentence = readSource(article)[from];
  if (sentence === undefined) return null;
  const { text, tokens, gaps } = sentence;
  const words = tokens.map(({ key }) => key);
  const first = sentence.listEnds()[0]?.find((end) => CONNECTIVE.test(words.slice(0, end).join(" "))) ?? 0;
  const opening = /[(["“«‘]*$/.exec(gaps[first] ?? "")?.[0] ?? "";
  const begin = first === 0 ? 0 : (tokens[first]?.start ?? 0) - opening.length;
  const tails = [...tokens.keys()].filter((start) => sentence.listEnds()[start]?.includes(tokens.length));
  let end = tokens.length;
  let shown = text.slice(begin);
  while (shown.length > SHOWN_LENGTH) {
    const start = tails.findLast((place) => place < end && !endsBadly(place, end, sentence));
    if (start === undefined) break;
    end = start;
    const closing = /^[)\]"”»'’]*/.exec(gaps[end] ?? "")?.[0] ?? "";
    const stop = /[.!?…]+["”»’')\]]*$/.exec(text)?.[0] ?? ".";
    shown = text.slice(begin, tokens[end - 1]?.end) + closing + stop;
  }
  if (shown.length > SENTENCE_LIMIT || speaksToModels(shown)) return null;
  return { sentence: capitalised(shown), from: [from], origin: "source" };
}

/** True for a tail without which a list lacks its "and", a subject its verb, or a first phrase its clause. */
function endsBadly(start: number, end: number, { tokens, gaps }: SourceSentence): boolean {
  if (/[;:]/.test(gaps[start] ?? "")) return false;
  const commas = [...gaps.keys()].filter((place) => place < end && gaps[place]?.includes(","));
  const before = commas.filter((place) => place < start);
  const tail = [...tokens.keys()].slice(start, end);
  const closesList = tail.some(
    (place) => AND.has(tokens[place]?.key ?? "") && (!commas.includes(place) || end - place <= LONGEST_ITEM),
  );
  const isMost = 2 * start < end || (commas.at(-1) ?? 0) > start;
  const isRelative = RELATIVES.has(tokens[before.at(-1) ?? 0]?.key ?? "");
  return isMost || isRelative || (closesList && before.length > 0);
}
