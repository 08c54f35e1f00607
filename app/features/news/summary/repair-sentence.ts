// Replacement of a refused sentence (rules 15 and 16): the source's sentence that it came from.
import type { SentenceOrigin } from "~/features/news/core/article";
import { listBestSentences } from "~/features/news/core/rules/extract-summary";
import { speaksToModels } from "~/features/news/core/rules/requests";
import { isOutOfPlace, leans } from "~/features/news/core/rules/stands-alone";
import { SENTENCE_LIMIT } from "./find-sentence-refusal";
import type { GivenSentence } from "./model-answer";
import { type ReadSentence, readSentence } from "./sentence-tokens";
import { shortenSentence } from "./shorten-sentence";
import { listSourceSentences, readSource, type SourceArticle } from "./source-sentences";

/** Words in a row that a refused sentence shares with the one it came from. */
const SHORTEST_RUN = 3;

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
    const cut = toCut(article, from);
    if (cut !== null && !shown.includes(from) && !leans(best)) return cut;
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

/** A sentence of the source as a card shows it; null for one that is still too long or speaks to models. */
function toCut(article: SourceArticle, from: number): AcceptedSentence | null {
  const shown = shortenSentence(listSourceSentences(article)[from] ?? "", article.language);
  if (shown === "" || shown.length > SENTENCE_LIMIT || speaksToModels(shown)) return null;
  return { sentence: shown, from: [from], origin: "source" };
}
