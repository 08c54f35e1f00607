// Decides what of a model's text may be stored. It has to parse, keep our instructions to itself, say only what the
// source says, and be in the right language.
import { localeOfWritten, WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";

import {
  type AnswerCheck,
  type CheckResult,
  type ModelPrompt,
  UNGROUNDED_PREFIX,
} from "~/ai/core/model-port";
import type { ArticleSummary, SummaryText } from "~/features/news/core/article";
import { htmlToText } from "~/lib/html-to-text";
import { readSourceFacts, ungroundedFacts } from "./grounding";
import { mayBeIn } from "./language-score";
import { type AnswerText, type ModelAnswer, parseModelAnswer } from "./model-answer";
import { leaksInstructions } from "./prompt-leak";

/** A shorter text is shown as it is in its own language, whatever a model makes of it. */
const SHORTEST_FOR_MODEL = 120;

/** A translation may be longer than its original by this factor and this many characters. */
const TRANSLATION_FACTOR = 1.6;
const TRANSLATION_SLACK = 60;

/** How many missing facts a log line names. */
const NAMED_FACTS = 5;

/** What an answer yields. Its author is known to the chain of models. */
export type CheckedSummary = Omit<ArticleSummary, "summarisedBy">;

export interface CheckedArticle {
  readonly title: string;
  readonly text: string;
  readonly excerptHtml: string;
  readonly language: WrittenLanguage;
  readonly sourceName: string;
  readonly publishedAt: string;
}

/** The check of answers about one article: a summary to store, or why there is none. */
export function createAnswerCheck(article: CheckedArticle, prompt: ModelPrompt): AnswerCheck<CheckedSummary> {
  const facts = readSourceFacts(article);
  return (reply) => {
    const parsed = parseModelAnswer(reply);
    if (!parsed.ok) return refused("invalid", parsed.detail);
    const { answer } = parsed;
    const given = WRITTEN_LANGUAGES.flatMap((language) => {
      const text = answer.texts[language];
      return text === undefined ? [] : [{ language, text, words: wordsOf(text) }];
    });
    if (given.some(({ words }) => leaksInstructions(words, prompt.system))) {
      return refused("prompt-leak", "repeats the instructions");
    }
    const missing = given.flatMap(({ language, words }) => ungroundedFacts(words, language, facts));
    if (missing.length > 0) {
      return refused("ungrounded", `${UNGROUNDED_PREFIX}${missing.slice(0, NAMED_FACTS).join(", ")}`);
    }
    if (given.some(({ language, text }) => isInflated(text, language, article))) {
      return refused("inflated", "longer than the short source it translates");
    }
    const right = given.filter(({ language, words }) => mayBeIn(language, words));
    const summary = right.length === 0 ? null : toSummary(article, answer, right);
    if (summary !== null && right.length === WRITTEN_LANGUAGES.length) return { ok: true, value: summary };
    const wrong = WRITTEN_LANGUAGES.filter((language) => right.every((found) => found.language !== language));
    const reason = given.length < WRITTEN_LANGUAGES.length ? "invalid" : "wrong-language";
    return { ok: false, reason, detail: `no text in: ${wrong.join(", ")}`, partial: summary };
  };
}

function refused(
  reason: (CheckResult<CheckedSummary> & { ok: false })["reason"],
  detail: string,
): CheckResult<CheckedSummary> {
  return { ok: false, reason, detail, partial: null };
}

function wordsOf({ title, summaryHtml, classNote }: AnswerText): string {
  return [title, htmlToText(summaryHtml), classNote ?? ""].join("\n");
}

/** Only the translation of a short text can be inflated. In its own language the text itself is shown. */
function isInflated(
  { summaryHtml }: AnswerText,
  language: WrittenLanguage,
  article: CheckedArticle,
): boolean {
  if (language === article.language || !isShort(article)) return false;
  return htmlToText(summaryHtml).length > TRANSLATION_FACTOR * article.text.length + TRANSLATION_SLACK;
}

function isShort({ text }: CheckedArticle): boolean {
  return text.length < SHORTEST_FOR_MODEL;
}

/** The source's own headline stays. A model's title is used only in a language that has none. */
function toSummary(
  article: CheckedArticle,
  answer: ModelAnswer,
  right: readonly { readonly language: WrittenLanguage; readonly text: AnswerText }[],
): CheckedSummary {
  const texts: CheckedSummary["texts"] = {};
  for (const { language, text } of right) {
    const isOwn = language === article.language;
    const shown: SummaryText = {
      title: isOwn ? article.title : text.title,
      summaryHtml:
        isShort(article) && (isOwn || article.text === "") ? article.excerptHtml : text.summaryHtml,
      classNote: text.classNote,
    };
    texts[localeOfWritten(language)] = shown;
  }
  return {
    texts,
    tags: answer.tags,
    influenceScore: answer.influenceScore,
    educationRelevance: answer.educationRelevance,
  };
}
