// The built-in summary, for when no model can write one. It only chooses sentences of the article and
// shortens them, in its own language.
import { localeOfWritten, type WrittenLanguage } from "~/addresses/languages";
import { type ArticleSummary, type Citation, EXTRACT, type SummaryText } from "~/features/news/core/article";
import { SHOWN_LENGTH, shortenSentence } from "~/features/news/summary/shorten-sentence";
import { foldText } from "~/lib/fold-text";
import { splitSentences } from "~/lib/split-sentences";
import { STOP_WORDS } from "~/lib/stop-words";
import { storedText, textAsHtml } from "~/lib/stored-html";
import { asksForAction, speaksToModels } from "./requests";
import { isOutOfPlace, leans } from "./stands-alone";

/** A shorter text is shown as it is, because a summary of it could only be longer or poorer. */
const SHORTEST_TO_SUMMARISE = 280;

const MOST_SENTENCES = 3;
/** Characters of a summary; the third sentence is left out when it would go beyond. */
const SUMMARY_LIMIT = 420;

const FEWEST_WORDS = 6;
const MOST_WORDS = 60;
/** A text without full stops is one sentence, and what looks like few words may be very long ones. */
const MOST_CHARACTERS = 1000;

export interface SummarisableArticle {
  readonly title: string;
  readonly text: string;
  readonly excerptHtml: string;
  readonly language: WrittenLanguage;
}

/** True when a text is too short to be summarised and is shown as it is. */
function isTooShortToSummarise(text: string): boolean {
  return text.length < SHORTEST_TO_SUMMARISE;
}

/** The best two or three sentences of an article, in their order, in its own language only. */
export function extractSummary(article: SummarisableArticle): ArticleSummary {
  const chosen = isTooShortToSummarise(article.text) ? [] : chooseSentences(article);
  const text: SummaryText = {
    title: article.title,
    summaryHtml:
      chosen.length === 0
        ? article.excerptHtml
        : textAsHtml(chosen.map(({ sentence }) => sentence).join(" ")),
    classNote: null,
    writtenBy: EXTRACT,
    // Cites each sentence by itself, because it is the source's own.
    citations:
      chosen.length === 0
        ? splitSentences(storedText(article.excerptHtml)).map((source) => toCitation(source))
        : chosen,
  };
  return {
    texts: { [localeOfWritten(article.language)]: text },
    tags: [],
    influenceScore: null,
    educationRelevance: null,
    summarisedBy: EXTRACT,
  };
}

/** The sentences of an article that an extract would choose from, the best first. */
export function listBestSentences(article: Omit<SummarisableArticle, "excerptHtml">): readonly string[] {
  return rankCandidates(article).map(({ sentence }) => sentence);
}

interface Candidate {
  readonly sentence: string;
  /** Too long for a card, even without its tails. */
  readonly isLong: boolean;
  readonly position: number;
  readonly words: readonly string[];
}

function rankCandidates({ title, text, language }: Omit<SummarisableArticle, "excerptHtml">) {
  const candidates = splitSentences(text)
    .map((sentence, position) => ({ sentence, position }))
    .filter(({ sentence }) => isWholeSentence(sentence) && foldText(sentence) !== foldText(title))
    .filter(({ sentence }) => !asksForAction(sentence) && !speaksToModels(sentence))
    .filter(({ sentence }) => !isOutOfPlace(sentence))
    .map(({ sentence, position }): Candidate => {
      const isLong =
        sentence.length > SHOWN_LENGTH && shortenSentence(sentence, language).length > SHOWN_LENGTH;
      return { sentence, isLong, position, words: subjectWords(sentence, language) };
    });
  const weights = wordWeights(candidates);
  const titleWords = new Set(subjectWords(title, language));
  return candidates
    .map((candidate) => ({ ...candidate, score: toScore(candidate, weights, titleWords) }))
    .sort((a, b) => Number(a.isLong) - Number(b.isLong) || b.score - a.score || a.position - b.position);
}

function chooseSentences(article: SummarisableArticle): readonly Citation[] {
  const chosen: (Candidate & { readonly shown: string })[] = [];
  let length = 0;
  for (const candidate of rankCandidates(article)) {
    const { sentence, isLong, position } = candidate;
    if (chosen.length === MOST_SENTENCES || (chosen.length > 0 && isLong)) break;
    if (chosen.some((other) => isRepetition(candidate, other))) continue;
    // The sentence before says who "they" are.
    if (leans(sentence) && !chosen.some((other) => other.position === position - 1)) continue;
    const shown = shortenSentence(sentence, article.language);
    const grown = length + shown.length + 1;
    if (grown > SUMMARY_LIMIT && chosen.length > 0) continue;
    chosen.push({ ...candidate, shown });
    length = grown;
  }
  return chosen
    .sort((a, b) => a.position - b.position)
    .map(({ sentence, shown }) => toCitation(sentence, shown));
}

function toCitation(source: string, sentence = source): Citation {
  return { sentence, from: [source] };
}

/** Headings, captions and cut ends have no full stop; very long "sentences" are lists, and a question tells nothing. */
function isWholeSentence(sentence: string): boolean {
  if (sentence.length > MOST_CHARACTERS) return false;
  const words = sentence.split(/\s+/).length;
  return words >= FEWEST_WORDS && words <= MOST_WORDS && /[.!]["”’')\]]*$/.test(sentence);
}

function subjectWords(text: string, language: WrittenLanguage): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => word.length > 2 && !STOP_WORDS[language].has(word)).map(foldText);
}

/** Counts the sentences that hold each word, because a text keeps coming back to its subject. */
function wordWeights(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { words } of candidates) {
    for (const word of new Set(words)) weights.set(word, (weights.get(word) ?? 0) + 1);
  }
  return weights;
}

/**
 * The weight of the words, of which a long sentence may not win by their number alone. Words of the title count
 * twice, and the beginning of an article says most.
 */
function toScore(
  { words, position }: Candidate,
  weights: ReadonlyMap<string, number>,
  titleWords: ReadonlySet<string>,
): number {
  if (words.length === 0) return 0;
  const sum = words.reduce(
    (total, word) => total + (weights.get(word) ?? 0) * (titleWords.has(word) ? 2 : 1),
    0,
  );
  return (sum / Math.sqrt(words.length + 4)) * (position === 0 ? 1.6 : 1 + 0.4 / position);
}

function isRepetition(one: Candidate, other: Candidate): boolean {
  const words = new Set(other.words);
  const shared = one.words.filter((word) => words.has(word)).length;
  return shared > 0.7 * Math.min(one.words.length, other.words.length);
}
