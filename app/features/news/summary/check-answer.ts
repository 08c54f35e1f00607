// Decides what of a model's text may be stored. It has to parse, keep our instructions to itself, be in the right
// language, and say only what the source says, sentence by sentence.
import { LOCALES, localeOfWritten, WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";

import {
  type AnswerCheck,
  type CheckResult,
  type ModelPrompt,
  UNGROUNDED_PREFIX,
} from "~/ai/core/model-port";
import type { ArticleSummary, SummaryText } from "~/features/news/core/article";
import { htmlToText } from "~/lib/html-to-text";
import { splitSentences } from "~/lib/split-sentences";
import { checkSentences, factObjections, type Objection, type SentenceVerdict } from "./check-sentence";
import { checkCuts, checkTranslations } from "./check-translation";
import { hasSentencesIn, mayBeIn } from "./language-score";
import { type AnswerText, type ModelAnswer, parseModelAnswer } from "./model-answer";
import { leaksInstructions } from "./prompt-leak";
import { modelText, sourceText } from "./shown-text";
import { readSource, type SourceIndex } from "./source-index";

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

/** The check of answers that `model` gives about one article: a summary to store, or why there is none. */
export function createAnswerCheck(
  article: CheckedArticle,
  prompt: ModelPrompt,
  model: string,
): AnswerCheck<CheckedSummary> {
  const source = readSource(article);
  const shownText = (text: AnswerText, sentences: readonly SentenceVerdict[], language: WrittenLanguage) => {
    // The source's own headline stays. A model's title is used only in a language that has none.
    const title = language === article.language ? article.title : text.title;
    // The note would be the model's, beside words that name the source as their author.
    if (showsSource(language, article)) return sourceText({ ...article, title }, null);
    return modelText({ ...text, title, writtenBy: model }, sentences, language, source);
  };
  return (reply) => {
    const parsed = parseModelAnswer(reply);
    if (!parsed.ok) return refused("invalid", parsed.detail);
    const { answer } = parsed;
    const given = WRITTEN_LANGUAGES.flatMap((language) => {
      const text = answer.texts[language];
      return text === undefined ? [] : [{ language, text }];
    });
    if (given.some(({ text }) => leaksInstructions(wordsOf(text), prompt.system))) {
      return refused("prompt-leak", "repeats the instructions");
    }
    // What is wrong in one language would be wrong in the other: a model that invents is not believed at all.
    const right = given.filter(({ language, text }) => isWrittenIn(language, text));
    const own = right.find(({ language }) => language === article.language);
    const cuts = own === undefined ? [] : checkCuts(sentencesOf(own.text), source);
    const judged = right.map(({ language, text }) => ({
      language,
      text,
      ...judgeText(text, language, article, source, cuts),
    }));
    const objections = judged.flatMap((text) => text.objections);
    if (objections.length > 0) {
      const named = [...new Set(objections.map(({ written }) => written))].slice(0, NAMED_FACTS);
      return refused("ungrounded", `${UNGROUNDED_PREFIX}${named.join(", ")}`);
    }
    if (right.some(({ language, text }) => isInflated(text, language, article))) {
      return refused("inflated", "longer than the short source it translates");
    }
    const shown = judged.flatMap(({ language, text, sentences }) =>
      sentences === null ? [] : [{ language, text: shownText(text, sentences, language) }],
    );
    const summary = shown.length === 0 ? null : toSummary(answer, shown);
    if (summary !== null && shown.length === WRITTEN_LANGUAGES.length) return { ok: true, value: summary };
    const missing = WRITTEN_LANGUAGES.filter((language) =>
      shown.every((found) => found.language !== language),
    );
    return { ok: false, ...whyMissing(missing, given, judged), partial: summary };
  };
}

/** The texts of two answers: each language keeps the first text that passed, with the name of its author. */
export function completeSummary(
  kept: CheckedSummary,
  next: CheckedSummary,
): { value: CheckedSummary; isWhole: boolean } {
  const texts = { ...next.texts, ...kept.texts };
  return { value: { ...kept, texts }, isWhole: LOCALES.every((locale) => texts[locale] !== undefined) };
}

function whyMissing(
  missing: readonly WrittenLanguage[],
  given: readonly { readonly language: WrittenLanguage }[],
  judged: readonly { readonly language: WrittenLanguage }[],
): Pick<CheckResult<CheckedSummary> & { ok: false }, "reason" | "detail"> {
  const has = (list: readonly { readonly language: WrittenLanguage }[]) =>
    missing.every((language) => list.some((found) => found.language === language));
  const detail = `no text in: ${missing.join(", ")}`;
  if (!has(given)) return { reason: "invalid", detail };
  if (!has(judged)) return { reason: "wrong-language", detail };
  // Behind the prefix of missing facts a language would be told as one.
  return { reason: "ungrounded", detail: `too few sentences rest on the source in: ${missing.join(", ")}` };
}

function refused(
  reason: (CheckResult<CheckedSummary> & { ok: false })["reason"],
  detail: string,
): CheckResult<CheckedSummary> {
  return { ok: false, reason, detail, partial: null };
}

function sentencesOf({ summaryHtml }: AnswerText): string[] {
  return splitSentences(htmlToText(summaryHtml));
}

function wordsOf({ title, summaryHtml, classNote }: AnswerText): string {
  return [title, htmlToText(summaryHtml), classNote ?? ""].join("\n");
}

/** Each field by itself: a note in the right language says nothing about the summary. */
function isWrittenIn(language: WrittenLanguage, { title, summaryHtml, classNote }: AnswerText): boolean {
  return (
    hasSentencesIn(language, htmlToText(summaryHtml)) &&
    mayBeIn(language, title) &&
    (classNote === null || mayBeIn(language, classNote))
  );
}

interface Judged {
  readonly objections: readonly Objection[];
  /** The sentences that may be shown; null when too few are left, or the source's own words are shown. */
  readonly sentences: readonly SentenceVerdict[] | null;
}

/**
 * Judges what of a text would be shown; `cuts` are the answer's sentences in the article's language. A sentence that
 * rests on nothing, or seems to turn what the source says, is left out, and the whole text with it when that was more
 * than half of it: some true sentences are misread, which must not cost the other ones. What the source does not have
 * at all refuses the answer.
 */
function judgeText(
  text: AnswerText,
  language: WrittenLanguage,
  article: CheckedArticle,
  source: SourceIndex,
  cuts: readonly SentenceVerdict[],
): Judged {
  const isOwn = language === article.language;
  const verdicts = verdictsOf(sentencesOf(text), language, article, source, cuts);
  const [title] = isOwn ? [] : checkSentences([text.title], language, source);
  const note = text.classNote === null ? [] : factObjections(text.classNote, language, source, true);
  const titles = title === undefined ? [] : [title];
  const objections = [...verdicts, ...titles]
    .flatMap((verdict) => verdict.objections)
    .filter(({ kind }) => kind !== "no-receipt" && kind !== "turned");
  const kept = verdicts.filter(maySay);
  const isLost = !titles.every(maySay) || kept.length < verdicts.length / 2;
  return { objections: [...objections, ...note], sentences: isLost ? null : kept };
}

function verdictsOf(
  sentences: readonly string[],
  language: WrittenLanguage,
  article: CheckedArticle,
  source: SourceIndex,
  cuts: readonly SentenceVerdict[],
): readonly SentenceVerdict[] {
  if (showsSource(language, article)) return [];
  if (language === article.language) return cuts;
  // With other sentences than the cuts it is no translation of them, and has the whole article to agree with.
  const isPaired = !showsSource(article.language, article) && sentences.length === cuts.length;
  if (!isPaired) return checkSentences(sentences, language, source);
  return checkTranslations(sentences, language, cuts, article, source);
}

/** Whether a sentence rests on the source and turns nothing of it. */
function maySay({ receipt, objections }: SentenceVerdict): boolean {
  return receipt !== null && objections.every(({ kind }) => kind !== "turned");
}

/** In its own language a short text is shown as it is, and so is one that is nothing but its title. */
function showsSource(language: WrittenLanguage, article: CheckedArticle): boolean {
  return isShort(article) && (language === article.language || article.text === "");
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

function toSummary(
  answer: ModelAnswer,
  shown: readonly { readonly language: WrittenLanguage; readonly text: SummaryText }[],
): CheckedSummary {
  const texts: CheckedSummary["texts"] = {};
  for (const { language, text } of shown) texts[localeOfWritten(language)] = text;
  const { tags, influenceScore, educationRelevance } = answer;
  return { texts, tags, influenceScore, educationRelevance };
}
