// Texts of an article that an older check let pass, judged by the rules of today against the sentences kept with them.
import { localeOfWritten, WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import { type ArticleTexts, type Citation, EXTRACT, type SummaryText } from "~/features/news/core/article";
import { textAsHtml } from "~/lib/stored-html";
import { judgeSentences } from "./accept-sentences";
import { findTranslationRefusal } from "./find-translation-refusal";
import type { SourceArticle } from "./source-sentences";

type StandingArticle = Omit<SourceArticle, "text">;

/** The texts as they may stand; null where none of them has to change. Texts of the source's own words are left alone. */
export function judgeStandingTexts(texts: ArticleTexts, article: StandingArticle): ArticleTexts | null {
  const own = texts[localeOfWritten(article.language)];
  const kept = own && (isJudged(own) ? own : judgeOwn(own, article));
  const judged: ArticleTexts = {};
  let isChanged = false;
  for (const language of WRITTEN_LANGUAGES) {
    const locale = localeOfWritten(language);
    const text = texts[locale];
    if (text === undefined) continue;
    const result =
      text === own ? kept : isJudged(text) ? text : judgeTranslated(text, language, kept?.citations, article);
    if (result !== text) isChanged = true;
    if (result) judged[locale] = result;
  }
  return isChanged ? judged : null;
}

/** True for a text that was judged by the rules of today, or has nothing that they speak about. */
function isJudged({ writtenBy, citations }: SummaryText): boolean {
  return writtenBy === EXTRACT || citations === null || citations.every(({ origin }) => origin !== undefined);
}

/** Null where no sentence of it may stand. */
function judgeOwn(text: SummaryText, article: StandingArticle): SummaryText | null {
  const shown = new Map<string, Citation>();
  for (const { sentence, from } of text.citations ?? []) {
    const source = { ...article, title: "", text: from.join("\n") };
    const accepted = judgeSentences([{ text: sentence, from: [] }], source)[0]?.accepted;
    if (accepted && !shown.has(accepted.sentence)) shown.set(accepted.sentence, { ...accepted, from });
  }
  return withCitations(text, [...shown.values()]);
}

/** Each sentence against the one of the source's language that rests on the same; null without a translated one. */
function judgeTranslated(
  text: SummaryText,
  language: WrittenLanguage,
  originals: readonly Citation[] | null = [],
  article: StandingArticle,
): SummaryText | null {
  const citations = (text.citations ?? []).flatMap(({ sentence, from }): Citation[] => {
    const original = originals?.find((known) => known.from.join() === from.join())?.sentence;
    if (original === undefined) return [];
    const given = { translation: sentence, language, original, article: { ...article, text: "" } };
    return findTranslationRefusal(given) === null
      ? [{ sentence, from, origin: "translation" }]
      : [{ sentence: original, from, origin: "original" }];
  });
  return citations.some(({ origin }) => origin === "translation") ? withCitations(text, citations) : null;
}

function withCitations(text: SummaryText, citations: readonly Citation[]): SummaryText | null {
  if (citations.length === 0) return null;
  return { ...text, citations, summaryHtml: textAsHtml(citations.map(({ sentence }) => sentence).join(" ")) };
}
