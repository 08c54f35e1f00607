// Turns a model's translation of what is shown into a text of the other language. A sentence that fails is asked for once
// more with the reason; then it is shown in its own language.
import type { WrittenLanguage } from "~/addresses/languages";
import type { AnswerCheck, ModelPrompt } from "~/ai/core/model-port";
import type { Citation, SummaryText } from "~/features/news/core/article";
import { textAsHtml } from "~/lib/stored-html";
import type { UnsignedText } from "./check-summary-answer";
import { findNoteRefusal } from "./find-note-refusal";
import { findTranslationRefusal } from "./find-translation-refusal";
import { createAnswerCheck, parseTranslationAnswer } from "./model-answer";
import { translationPrompt } from "./prompt";
import type { SourceArticle } from "./source-sentences";

/** An answer, and another one to what failed. */
const MOST_ANSWERS = 2;

interface Translation {
  readonly prompt: ModelPrompt;
  readonly check: AnswerCheck<UnsignedText>;
  /** True once nothing more is asked for. */
  readonly isOver: () => boolean;
}

/** The translation of what is shown of an article: what is asked for, and what becomes of the answers. */
export function createTranslation(
  own: SummaryText,
  article: SourceArticle,
  language: WrittenLanguage,
): Translation {
  const citations = own.citations ?? [];
  const sentences = citations.map(({ sentence }) => sentence);
  const lines = [own.title, ...sentences, ...(own.classNote === null ? [] : [own.classNote])];
  const prompt = translationPrompt(lines, article.language, language);
  const passed = new Map<number, string>();
  let answersLeft = MOST_ANSWERS;

  const findRefusal = (given: string, line: number) => {
    const original = sentences[line - 1];
    if (given === "") return "missing";
    if (original === undefined) return findNoteRefusal({ note: given, language, article });
    return findTranslationRefusal({ translation: given, language, original, article });
  };
  /** Null without a headline, or where no sentence passed. */
  const toText = (): UnsignedText | null => {
    const title = passed.get(0);
    const translated = citations.map(({ sentence, from }, place): Citation => {
      const translation = passed.get(place + 1);
      return { sentence: translation ?? sentence, from, origin: translation ? "translation" : "original" };
    });
    const isEmpty = translated.length > 0 && translated.every(({ origin }) => origin === "original");
    if (title === undefined || isEmpty) return null;
    const summaryHtml = textAsHtml(translated.map(({ sentence }) => sentence).join(" "));
    return { title, summaryHtml, classNote: passed.get(sentences.length + 1) ?? null, citations: translated };
  };
  const toWords = (answer: ReadonlyMap<number, string>) => [...answer.values()].join("\n");
  const check = createAnswerCheck(prompt, parseTranslationAnswer, toWords, (answer) => {
    const refusals: (readonly [line: number, refusal: string])[] = [];
    for (const line of lines.keys()) {
      const given = answer.get(line) ?? "";
      const refusal = passed.has(line) ? null : findRefusal(given, line);
      if (refusal === null) passed.set(line, passed.get(line) ?? given);
      // Nothing more is asked for the sake of a note alone.
      else if (line <= sentences.length) refusals.push([line, refusal]);
    }
    answersLeft = refusals.length === 0 ? 0 : answersLeft - 1;
    const text = toText();
    if (refusals.length === 0 && text !== null) return { ok: true, value: text };
    const isForeign = refusals.every(([, refusal]) => refusal === "language");
    const detail = refusals.map(([line, refusal]) => `${refusal} in line ${line}`).join(", ");
    return { ok: false, reason: isForeign ? "wrong-language" : "changed", detail, partial: text };
  });
  return { prompt, check, isOver: () => answersLeft <= 0 };
}
