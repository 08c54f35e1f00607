// What models put around the words that they were asked for: marks of Markdown, labels, a list in the place of a text,
// more sentences than a card has room for.
import type { WrittenLanguage } from "~/addresses/languages";
import { textAsHtml } from "~/lib/clean-html";
import { htmlToText } from "~/lib/html-to-text";
import { splitSentences } from "~/lib/split-sentences";
import { truncateAtWord } from "~/lib/truncate-at-word";

/** Characters of a summary; more than the prompt asks for, since a translation runs longer. */
export const ANSWER_SUMMARY_LIMIT = 700;

/** One more than the prompt asks for: where a sentence ends is a guess. */
const MOST_SENTENCES = 4;

const EMPHASIS = /(\*\*|__)(?=\S)([^*_\n]+)\1/g;
const HEADING_OR_ITEM = /^[ \t]*(?:#{1,6}|[-*•]|\d[.)])[ \t]+/gm;
const LABEL =
  /^\s*(?:summary|title|headline|class note|for (?:your|the) class|resumo|título|manchete|nota(?: para a (?:aula|turma))?|para (?:a )?(?:sua )?turma)\s*:\s+(\S)/i;

/** The text without marks of Markdown, and without the name of its field in front. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(HEADING_OR_ITEM, "")
    .replace(EMPHASIS, "$2")
    .replace(LABEL, (_, first: string) => first.toUpperCase());
}

interface Summarised {
  readonly summaryHtml: string;
}

/** How many sentences from the first on fit. */
function countFitting(sentences: readonly string[]): number {
  let length = -1;
  const fitting = sentences.slice(0, MOST_SENTENCES).findIndex((sentence) => {
    length += 1 + sentence.length;
    return length > ANSWER_SUMMARY_LIMIT;
  });
  return fitting === -1 ? Math.min(sentences.length, MOST_SENTENCES) : fitting;
}

/**
 * The texts with summaries that are short enough. What is too long loses whole sentences from its end, and so does its
 * translation: they are checked in pairs.
 */
export function shortenSummaries<T extends Summarised>(
  texts: Partial<Record<WrittenLanguage, T>>,
): Partial<Record<WrittenLanguage, T>> {
  const entries = Object.entries(texts).map(([language, text]) => {
    const sentences = splitSentences(htmlToText(text.summaryHtml));
    return { language, text, sentences, fitting: countFitting(sentences) };
  });
  const arePaired = entries.every(({ sentences }) => sentences.length === entries[0]?.sentences.length);
  const least = Math.min(...entries.map(({ fitting }) => fitting));
  return Object.fromEntries(
    entries.map(({ language, text, sentences, fitting }) => {
      const kept = arePaired ? least : fitting;
      return [
        language,
        kept === sentences.length ? text : { ...text, summaryHtml: firstOf(sentences, kept) },
      ];
    }),
  );
}

/** A first sentence that does not fit is cut at a word: there is nothing else to show. */
function firstOf(sentences: readonly string[], kept: number): string {
  return textAsHtml(
    kept === 0
      ? truncateAtWord(sentences.join(" "), ANSWER_SUMMARY_LIMIT)
      : sentences.slice(0, kept).join(" "),
  );
}
