// Turns a model's answer in the article's own language into what is shown: its cuts of the source, the source's own
// sentences where it gave something else, and its note.
import type { AnswerCheck, ModelPrompt } from "~/ai/core/model-port";
import { leaksInstructions } from "~/ai/core/prompt-leak";
import type { SummaryText } from "~/features/news/core/article";
import { EXTRACT } from "~/features/news/core/rules/extract-summary";
import type { Tag } from "~/features/news/core/rules/tags";
import { mayBeIn } from "~/lib/language-of";
import { splitSentences } from "~/lib/split-sentences";
import { storedText, textAsHtml } from "~/lib/stored-html";
import { type AcceptedSentence, judgeSentences } from "./accept-sentences";
import { findNoteRefusal } from "./find-note-refusal";
import { parseSummaryAnswer } from "./model-answer";
import { listSourceSentences, type SourceArticle } from "./source-sentences";

/** A shorter text is shown as it is: no cut of it would be shorter. */
const SHORTEST_FOR_MODEL = 120;

/** Characters of a summary. */
const SUMMARY_LIMIT = 700;

/** What an answer yields in the article's own language. */
export interface AcceptedSummary {
  /** Without the name of its author, whom the chain of models knows. */
  readonly text: Omit<SummaryText, "writtenBy">;
  readonly tags: readonly Tag[];
  readonly influenceScore: number | null;
  readonly educationRelevance: number | null;
}

/** The check of answers about one article: what is shown of them, or why nothing is. */
export function createSummaryCheck(
  article: SourceArticle,
  prompt: ModelPrompt,
): AnswerCheck<AcceptedSummary> {
  return (reply) => {
    const parsed = parseSummaryAnswer(reply);
    if (!parsed.ok) return { ok: false, reason: "invalid", detail: parsed.detail, partial: null };
    const { sentences, classNote, ...scores } = parsed.answer;
    const words = sentences.map(({ text }) => text).join(" ");
    if (leaksInstructions(`${words} ${classNote ?? ""}`, prompt.system))
      return { ok: false, reason: "prompt-leak", detail: "repeats the instructions", partial: null };
    const accepted = judgeSentences(sentences, article).flatMap((judged) => judged.accepted ?? []);
    if (accepted.length === 0) {
      const reason = mayBeIn(article.language, words) ? "ungrounded" : "wrong-language";
      return { ok: false, reason, detail: "no sentence is one of the article's", partial: null };
    }
    const note = { note: classNote ?? "", language: article.language, article };
    const isKept = classNote !== null && findNoteRefusal(note) === null;
    const text = toText(article, accepted, isKept ? classNote : null);
    return { ok: true, value: { text, ...scores } };
  };
}

function toText(
  article: SourceArticle,
  accepted: readonly AcceptedSentence[],
  classNote: string | null,
): AcceptedSummary["text"] {
  const source = listSourceSentences(article);
  let length = -1;
  const fitting = accepted.filter(({ sentence }, place) => {
    length += sentence.length + 1;
    return place === 0 || length <= SUMMARY_LIMIT;
  });
  return {
    title: article.title,
    summaryHtml: textAsHtml(fitting.map(({ sentence }) => sentence).join(" ")),
    classNote,
    receipts: fitting.map(({ sentence, from, origin }) => ({
      sentence,
      from: [...from].sort((a, b) => a - b).flatMap((place) => source[place] ?? []),
      origin,
    })),
  };
}

/** The text of an article too short to be cut: its own words, each sentence resting on itself; null for a longer one. */
export function toShortText({
  title,
  text,
  excerptHtml,
}: SourceArticle & { readonly excerptHtml: string }): SummaryText | null {
  if (text.length >= SHORTEST_FOR_MODEL) return null;
  const sentences = splitSentences(storedText(excerptHtml));
  const receipts = sentences.map((sentence) => ({ sentence, from: [sentence] }));
  return { title, summaryHtml: excerptHtml, classNote: null, writtenBy: EXTRACT, receipts };
}
