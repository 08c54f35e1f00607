// Turns a model's answer in the article's own language into what is shown: its cuts of the source, the source's own
// sentences where it gave something else, and its note.
import type { AnswerCheck, ModelPrompt } from "~/ai/core/model-port";
import { EXTRACT, type SummaryText } from "~/features/news/core/article";
import { mayBeIn } from "~/lib/language-of";
import { splitSentences } from "~/lib/split-sentences";
import { storedText, textAsHtml } from "~/lib/stored-html";
import { judgeSentences } from "./accept-sentences";
import { findNoteRefusal } from "./find-note-refusal";
import { createAnswerCheck, parseSummaryAnswer, type SummaryAnswer } from "./model-answer";
import type { AcceptedSentence } from "./repair-sentence";
import { listSourceSentences, type SourceArticle } from "./source-sentences";

/** A shorter text is shown as it is: no cut of it would be shorter. */
const SHORTEST_FOR_MODEL = 120;

/** Characters of a summary. */
const SUMMARY_LIMIT = 700;

/** A text without its author, whom the chain of models knows. */
export type UnsignedText = Omit<SummaryText, "writtenBy">;

/** Yield of an answer in the article's own language. */
export interface AcceptedSummary extends Omit<SummaryAnswer, "sentences" | "classNote"> {
  readonly text: UnsignedText;
}

/** The check of answers about one article: what is shown of them, or why nothing is. */
export function createSummaryCheck(
  article: SourceArticle,
  prompt: ModelPrompt,
): AnswerCheck<AcceptedSummary> {
  const toWords = ({ sentences, classNote }: SummaryAnswer) =>
    [...sentences.map(({ text }) => text), classNote].join(" ");
  return createAnswerCheck(prompt, parseSummaryAnswer, toWords, (answer) => {
    const { sentences, classNote, ...scores } = answer;
    const accepted = judgeSentences(sentences, article).flatMap((judged) => judged.accepted ?? []);
    if (accepted.length === 0) {
      const reason = mayBeIn(article.language, toWords(answer)) ? "ungrounded" : "wrong-language";
      return { ok: false, reason, detail: "no sentence is one of the article's", partial: null };
    }
    const note = { note: classNote ?? "", language: article.language, article };
    const text = toText(article, accepted, findNoteRefusal(note) === null ? classNote : null);
    return { ok: true, value: { text, ...scores } };
  });
}

function toText(
  article: SourceArticle,
  accepted: readonly AcceptedSentence[],
  classNote: string | null,
): UnsignedText {
  const source = listSourceSentences(article);
  const joined = (some: readonly AcceptedSentence[]) => some.map(({ sentence }) => sentence).join(" ");
  const fitting = accepted
    .filter((_, place) => place === 0 || joined(accepted.slice(0, place + 1)).length <= SUMMARY_LIMIT)
    // "The tool" comes behind the sentence that names it.
    .sort((a, b) => (a.from[0] ?? 0) - (b.from[0] ?? 0));
  return {
    title: article.title,
    summaryHtml: textAsHtml(joined(fitting)),
    classNote,
    citations: fitting.map(({ sentence, from, origin }) => ({
      sentence,
      from: [...from].sort((a, b) => a - b).flatMap((place) => source[place] ?? []),
      origin,
    })),
  };
}

/** The text of an article too short to be cut: its own words, each sentence resting on itself; null for a longer one. */
export function toShortText(article: SourceArticle & { readonly excerptHtml: string }): SummaryText | null {
  if (article.text.length >= SHORTEST_FOR_MODEL) return null;
  const { title, excerptHtml: summaryHtml } = article;
  const sentences = splitSentences(storedText(summaryHtml));
  const citations = sentences.map((sentence) => ({ sentence, from: [sentence] }));
  return { title, summaryHtml, classNote: null, writtenBy: EXTRACT, citations };
}
