// Turns a model's translation of what is shown into a text of the other language. A sentence that fails is asked for once
// more with the reason; then it is shown in its own language.
import type { WrittenLanguage } from "~/addresses/languages";
import type { AnswerCheck, CheckResult, ModelPrompt } from "~/ai/core/model-port";
import { leaksInstructions } from "~/ai/core/prompt-leak";
import type { SummaryReceipt, SummaryText } from "~/features/news/core/article";
import { textAsHtml } from "~/lib/stored-html";
import { findNoteRefusal } from "./find-note-refusal";
import { findTranslationRefusal } from "./find-translation-refusal";
import { parseTranslationAnswer, type TranslationAnswer } from "./model-answer";
import { translationPrompt } from "./prompt";
import type { SourceArticle } from "./source-sentences";

/** An answer, and another one to what failed. */
const MOST_ANSWERS = 2;

/** A text in the other language. Its author is known to the chain of models. */
export type TranslatedText = Omit<SummaryText, "writtenBy">;

export interface Translation {
  readonly prompt: ModelPrompt;
  readonly check: AnswerCheck<TranslatedText>;
  /** True once nothing more is asked for. */
  readonly isOver: () => boolean;
}

/** The translation of what is shown of an article: what is asked for, and what becomes of the answers. */
export function createTranslation(
  own: SummaryText,
  article: SourceArticle,
  language: WrittenLanguage,
): Translation {
  const receipts = own.receipts ?? [];
  const sentences = receipts.map(({ sentence }) => sentence);
  const notes = own.classNote === null ? [] : [own.classNote];
  const prompt = translationPrompt([own.title, ...sentences, ...notes], article.language, language);
  const passed = new Map<number, string>();
  let answers = 0;
  let isOver = false;

  const findRefusal = (line: number, given: string | undefined): string | null => {
    if (given === undefined || given === "") return "missing";
    const original = sentences[line - 1];
    if (original === undefined) return findNoteRefusal({ note: given, language, article });
    return findTranslationRefusal({ translation: given, language, original, article });
  };
  const judge = (answer: TranslationAnswer): ReadonlyMap<number, string> => {
    const refusals = new Map<number, string>();
    for (let line = 0; line <= sentences.length + notes.length; line += 1) {
      if (passed.has(line)) continue;
      const given = answer.get(line);
      const refusal = findRefusal(line, given);
      if (refusal !== null) refusals.set(line, refusal);
      else if (given !== undefined) passed.set(line, given);
    }
    return refusals;
  };
  const check = (reply: string): CheckResult<TranslatedText> => {
    const parsed = parseTranslationAnswer(reply);
    if (!parsed.ok) return refused("invalid", parsed.detail);
    const words = [...parsed.answer.values()].join("\n");
    if (leaksInstructions(words, prompt.system)) return refused("prompt-leak", "repeats the instructions");
    answers += 1;
    const refusals = judge(parsed.answer);
    // Nothing more is asked for the sake of a note alone.
    const failed = [...refusals].filter(([line]) => line <= sentences.length);
    isOver = failed.length === 0 || answers >= MOST_ANSWERS;
    const text = toText();
    if (failed.length === 0 && text !== null) return { ok: true, value: text };
    const reason = failed.every(([, refusal]) => refusal === "language") ? "wrong-language" : "changed";
    const detail = failed.map(([line, refusal]) => `${refusal} in line ${line}`).join(", ");
    return { ok: false, reason, detail, partial: text };
  };
  const refused = (reason: "invalid" | "prompt-leak", detail: string): CheckResult<TranslatedText> => {
    return { ok: false, reason, detail, partial: null };
  };
  /** Null without a headline, or where no sentence passed. */
  const toText = (): TranslatedText | null => {
    const title = passed.get(0);
    const translated = receipts.map(({ sentence, from }, place): SummaryReceipt => {
      const translation = passed.get(place + 1);
      return translation === undefined
        ? { sentence, from, origin: "original" }
        : { sentence: translation, from, origin: "translation" };
    });
    const isEmpty = translated.length > 0 && translated.every(({ origin }) => origin === "original");
    if (title === undefined || isEmpty) return null;
    const summaryHtml = textAsHtml(translated.map(({ sentence }) => sentence).join(" "));
    return { title, summaryHtml, classNote: passed.get(sentences.length + 1) ?? null, receipts: translated };
  };
  return { prompt, check, isOver: () => isOver };
}
