// What is shown of the sentences that a model gave in the article's own language: each as it is, or the source's own in
// its place, or nothing.

import type { SentenceOrigin } from "~/features/news/core/article";
import { listBestSentences } from "~/features/news/core/rules/extract-summary";
import { findCut, findSentenceRefusal } from "./find-sentence-refusal";
import type { GivenSentence } from "./model-answer";
import { chooseReplacement, leans, shortenSentence } from "./repair-sentence";
import { listSourceSentences, readSource, type SourceArticle } from "./source-sentences";

/** A sentence that is shown. */
export interface AcceptedSentence {
  readonly sentence: string;
  /** The numbers of the source's sentences that it is cut from. */
  readonly from: readonly number[];
  /** "source": the article's own words stand in for a model's. */
  readonly origin: Extract<SentenceOrigin, "cut" | "source">;
}

/** What became of one sentence of an answer. */
export interface JudgedSentence {
  readonly given: GivenSentence;
  /** Null for a sentence that is shown as it is. */
  readonly refusal: ReturnType<typeof findSentenceRefusal>;
  /** Null where nothing is shown for it. */
  readonly accepted: AcceptedSentence | null;
}

/** Judges the sentences of an answer in their order; none is shown twice. */
export function judgeSentences(
  given: readonly GivenSentence[],
  article: SourceArticle,
): readonly JudgedSentence[] {
  const judged: JudgedSentence[] = [];
  for (const one of given) {
    const shown = judged.flatMap(({ accepted }) => accepted ?? []);
    const refusal = findSentenceRefusal({ sentence: one.text, article });
    const cut = refusal === null ? findCut(one.text, article) : null;
    const accepted: AcceptedSentence | null =
      cut === null ? replace(one, article, shown) : { sentence: one.text, from: cut, origin: "cut" };
    const isNew = !shown.some(({ sentence, from }) => {
      return accepted?.origin === "source"
        ? from.some((place) => accepted.from.includes(place))
        : sentence === accepted?.sentence;
    });
    judged.push({ given: one, refusal, accepted: isNew ? accepted : null });
  }
  return judged;
}

function replace(
  given: GivenSentence,
  article: SourceArticle,
  shown: readonly AcceptedSentence[],
): AcceptedSentence | null {
  const before = shown.at(-1)?.from.at(-1) ?? null;
  const found = chooseReplacement(given.text, article, { shown: before, named: given.from });
  if (found.kind === "none") return null;
  if (found.kind === "leans") return chooseExtract(article, shown);
  const { sentence, from } = found.replacement;
  return { sentence, from: [from], origin: "source" };
}

/** The best sentence of the extract that stands by itself and is not shown yet. */
function chooseExtract(article: SourceArticle, shown: readonly AcceptedSentence[]): AcceptedSentence | null {
  const sentences = listSourceSentences(article);
  const taken = new Set(shown.flatMap(({ from }) => from));
  for (const sentence of listBestSentences(article)) {
    const place = sentences.indexOf(sentence, 1);
    const read = readSource(article)[place];
    if (read === undefined || taken.has(place) || leans(read, place, null)) continue;
    const text = shortenSentence(read);
    if (text !== null) return { sentence: text, from: [place], origin: "source" };
  }
  return null;
}
