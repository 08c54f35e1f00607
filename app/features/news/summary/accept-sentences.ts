// What is shown of the sentences that a model gave in the article's own language: each as it is, or the source's own in
// its place, or nothing.
import { leans } from "~/features/news/core/rules/stands-alone";
import { findCut, findSentenceRefusal } from "./find-sentence-refusal";
import type { GivenSentence } from "./model-answer";
import { type AcceptedSentence, chooseExtract, chooseReplacement } from "./repair-sentence";
import { shortenSentence } from "./shorten-sentence";
import type { SourceArticle } from "./source-sentences";

/** Outcome for one sentence of an answer. */
export interface JudgedSentence {
  readonly given: GivenSentence;
  /** Null for a sentence that is shown as it is; one that leans on a sentence that is not shown reads badly. */
  readonly refusal: ReturnType<typeof findSentenceRefusal> | "leans";
  /** Null where nothing is shown for it. */
  readonly accepted: AcceptedSentence | null;
}

/** Judges the sentences of an answer in their order; no sentence of the source is shown twice. */
export function judgeSentences(
  given: readonly GivenSentence[],
  article: SourceArticle,
): readonly JudgedSentence[] {
  const shown: AcceptedSentence[] = [];
  return given.map((one) => {
    const numbers = shown.flatMap(({ from }) => from);
    const { refusal, accepted } = judge(one, article, numbers);
    if (accepted === null || accepted.from.some((place) => numbers.includes(place)))
      return { given: one, refusal, accepted: null };
    shown.push(accepted);
    return { given: one, refusal, accepted };
  });
}

function judge(
  given: GivenSentence,
  article: SourceArticle,
  shown: readonly number[],
): Omit<JudgedSentence, "given"> {
  const refusal = findSentenceRefusal({ sentence: given.text, article });
  if (refusal !== null) return { refusal, accepted: chooseReplacement(given, article, shown) };
  const from = findCut(given.text, article) ?? [];
  const isAlone = leans(given.text) && !shown.includes((from[0] ?? 0) - 1);
  const other = isAlone ? chooseExtract(article, shown) : null;
  if (other !== null) return { refusal: "leans", accepted: other };
  const sentence = shortenSentence(given.text, article.language);
  return { refusal: null, accepted: { sentence, from, origin: "cut" } };
}
