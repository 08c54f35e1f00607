// What is stored of a text that passed: the sentences that have receipts, with what they rest on, and a mark behind
// each quotation that is our translation.
import type { WrittenLanguage } from "~/addresses/languages";
import type { SummaryReceipt, SummaryText } from "~/features/news/core/article";
import { EXTRACT } from "~/features/news/core/rules/extract-summary";
import { textAsHtml } from "~/lib/clean-html";
import { htmlToText } from "~/lib/html-to-text";
import { splitSentences } from "~/lib/split-sentences";
import type { SentenceVerdict } from "./check-sentence";
import { OUR_TRANSLATION } from "./lexicon/turn-words";
import type { AnswerText } from "./model-answer";
import { isVerbatim, quotationsIn } from "./quotations";
import type { SourceIndex } from "./source-index";

interface OwnWords {
  readonly title: string;
  readonly excerptHtml: string;
}

/** A text of the source's own words: nobody else is named for it, and each sentence rests on itself. */
export function sourceText({ title, excerptHtml }: OwnWords, classNote: string | null): SummaryText {
  const receipts = splitSentences(htmlToText(excerptHtml)).map((sentence) => ({
    sentence,
    from: [sentence],
  }));
  return { title, summaryHtml: excerptHtml, classNote, writtenBy: EXTRACT, receipts };
}

/** A model's text with its receipts. `title` is the source's own where the text is in its language. */
export function modelText(
  text: AnswerText & { readonly writtenBy: string },
  verdicts: readonly SentenceVerdict[],
  language: WrittenLanguage,
  source: SourceIndex,
): SummaryText {
  const receipts = verdicts.map(({ sentence, receipt }): SummaryReceipt => {
    // The best is found first; a reader gets them in the order of the source.
    const places = [...(receipt?.places ?? [])].sort((a, b) => a - b);
    const from = places.flatMap((place) => source.sentences[place]?.text ?? []);
    return { sentence: withMarks(sentence, language, source), from };
  });
  const words = receipts.map(({ sentence }) => sentence).join(" ");
  const isWhole = words === splitSentences(htmlToText(text.summaryHtml)).join(" ");
  const { title, classNote, writtenBy } = text;
  return {
    title,
    classNote,
    writtenBy,
    receipts,
    summaryHtml: isWhole ? text.summaryHtml : textAsHtml(words),
  };
}

function withMarks(sentence: string, language: WrittenLanguage, source: SourceIndex): string {
  if (language === source.language) return sentence;
  return quotationsIn(sentence)
    .filter((quotation) => !isVerbatim(quotation, source))
    .reduceRight(
      (marked, { end }) => marked.slice(0, end) + OUR_TRANSLATION[language] + marked.slice(end),
      sentence,
    );
}
