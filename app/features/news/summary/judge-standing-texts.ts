// Texts of an article that an older check let pass, judged by the rules of today against the sentences kept with them.
import { LOCALES, localeOfWritten, WRITTEN_LANGUAGES, type WrittenLanguage } from "~/addresses/languages";
import type { ArticleTexts, SummaryReceipt, SummaryText } from "~/features/news/core/article";
import { EXTRACT } from "~/features/news/core/rules/extract-summary";
import { textAsHtml } from "~/lib/stored-html";
import { judgeSentences } from "./accept-sentences";
import { findTranslationRefusal } from "./find-translation-refusal";

interface StandingArticle {
  readonly title: string;
  readonly language: WrittenLanguage;
}

/** The texts as they may stand; null where none of them has to change. Texts of the source's own words are left alone. */
export function judgeStandingTexts(texts: ArticleTexts, article: StandingArticle): ArticleTexts | null {
  const own = localeOfWritten(article.language);
  const judged: ArticleTexts = {};
  let isChanged = false;
  const standing = texts[own];
  const kept = standing === undefined ? undefined : judgeOwn(standing, article);
  for (const locale of LOCALES) {
    const text = texts[locale];
    if (text === undefined) continue;
    const language =
      WRITTEN_LANGUAGES.find((written) => localeOfWritten(written) === locale) ?? article.language;
    const result = locale === own ? kept : judgeTranslated(text, language, kept ?? null, article);
    if (result !== text) isChanged = true;
    if (result !== undefined && result !== null) judged[locale] = result;
  }
  return isChanged ? judged : null;
}

/** True for a text that was judged by the rules of today, or has nothing that they speak about. */
function isJudged({ writtenBy, receipts }: SummaryText): boolean {
  return writtenBy === EXTRACT || receipts === null || receipts.every(({ origin }) => origin !== undefined);
}

/** Null where no sentence of it may stand. */
function judgeOwn(text: SummaryText, article: StandingArticle): SummaryText | null {
  if (isJudged(text)) return text;
  const shown = new Set<string>();
  const receipts = (text.receipts ?? []).flatMap(({ sentence, from }): SummaryReceipt[] => {
    const source = { ...article, title: "", text: from.join("\n") };
    const [judged] = judgeSentences([{ text: sentence, from: [] }], source);
    const accepted = judged?.accepted;
    if (accepted == null || shown.has(accepted.sentence)) return [];
    shown.add(accepted.sentence);
    return [{ sentence: accepted.sentence, from, origin: accepted.origin }];
  });
  return withReceipts(text, receipts);
}

/** Each sentence against the one of the source's language that rests on the same; null without a translated one. */
function judgeTranslated(
  text: SummaryText,
  language: WrittenLanguage,
  own: SummaryText | null,
  article: StandingArticle,
): SummaryText | null {
  if (isJudged(text)) return text;
  const originals = own?.receipts ?? [];
  const receipts = (text.receipts ?? []).flatMap(({ sentence, from }): SummaryReceipt[] => {
    const original = originals.find((known) => known.from.join() === from.join());
    if (original === undefined) return [];
    const source = { ...article, text: from.join("\n") };
    const refusal = findTranslationRefusal({
      translation: sentence,
      language,
      original: original.sentence,
      article: source,
    });
    return refusal === null
      ? [{ sentence, from, origin: "translation" }]
      : [{ sentence: original.sentence, from, origin: "original" }];
  });
  return receipts.some(({ origin }) => origin === "translation") ? withReceipts(text, receipts) : null;
}

function withReceipts(text: SummaryText, receipts: readonly SummaryReceipt[]): SummaryText | null {
  if (receipts.length === 0) return null;
  return { ...text, receipts, summaryHtml: textAsHtml(receipts.map(({ sentence }) => sentence).join(" ")) };
}
