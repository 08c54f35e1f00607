// What is shown of the sentences that a model gave in the article's own language: each as it is, or the source's own in
// its place, or nothing.
import type { SentenceOrigin } from "~/features/news/core/article";
import { LEANING } from "./closed-classes";
import { findCut, findSentenceRefusal } from "./find-sentence-refusal";
import type { GivenSentence } from "./model-answer";
import { chooseExtract, chooseReplacement } from "./repair-sentence";
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
  /** Null for a sentence that is shown as it is; one that leans on a sentence that is not shown reads badly. */
  readonly refusal: ReturnType<typeof findSentenceRefusal> | "leans";
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
    const numbers = shown.flatMap(({ from }) => from);
    const { refusal, accepted } = judge(one, article, numbers);
    const isShown =
      accepted?.origin === "source"
        ? accepted.from.some((place) => numbers.includes(place))
        : shown.some(({ sentence }) => sentence === accepted?.sentence);
    if (accepted === null || isShown) return { given: one, refusal, accepted: null };
    shown.push(accepted);
    return { given: one, refusal, accepted };
  });
}

function judge(
  { text, from: named }: GivenSentence,
  article: SourceArticle,
  shown: readonly number[],
): Omit<JudgedSentence, "given"> {
  const refusal = findSentenceRefusal({ sentence: text, article });
  if (refusal !== null) return { refusal, accepted: chooseReplacement(text, article, { shown, named }) };
  const from = findCut(text, article) ?? [];
  const isAlone = LEANING.test(text) && !shown.includes((from[0] ?? 0) - 1);
  const other = isAlone ? chooseExtract(article, shown) : null;
  if (other !== null) return { refusal: "leans", accepted: other };
  return { refusal: null, accepted: { sentence: text, from, origin: "cut" } };
}
