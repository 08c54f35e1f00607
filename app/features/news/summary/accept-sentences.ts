// What is shown of the sentences that a model gave in the article's own language: each as it is, or the source's own in
// its place, or nothing.
import type { SentenceOrigin } from "~/features/news/core/article";
import { findCut, findSentenceRefusal } from "./find-sentence-refusal";
import type { GivenSentence } from "./model-answer";
import { findReplacement } from "./repair-sentence";
import type { SourceArticle } from "./source-sentences";

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
  const shown: AcceptedSentence[] = [];
  return given.map((one) => {
    const refusal = findSentenceRefusal({ sentence: one.text, article });
    const found = refusal === null ? acceptCut(one, article) : replace(one, article, shown);
    const isShown = shown.some(({ sentence, from }) => {
      return found?.origin === "source"
        ? from.some((place) => found.from.includes(place))
        : sentence === found?.sentence;
    });
    const accepted = isShown ? null : found;
    if (accepted !== null) shown.push(accepted);
    return { given: one, refusal, accepted };
  });
}

function acceptCut({ text }: GivenSentence, article: SourceArticle): AcceptedSentence {
  return { sentence: text, from: findCut(text, article) ?? [], origin: "cut" };
}

function replace(
  { text, from }: GivenSentence,
  article: SourceArticle,
  before: readonly AcceptedSentence[],
): AcceptedSentence | null {
  const shown = before.flatMap((one) => one.from);
  const found = findReplacement(text, article, { shown, named: from });
  return found && { sentence: found.sentence, from: [found.from], origin: "source" };
}
