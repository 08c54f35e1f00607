// Corrections are made in public: the earlier text of a summary stays readable beside the date on which it changed.
import { LANGUAGES, type LanguageTag, type Locale } from "~/addresses/languages";
import type { WithdrawalReason } from "~/features/news/core/withdrawal";
import { storedHtml } from "~/lib/stored-html";

/** The earlier wording of one text of an article, replaced when its story changed. */
export interface ArticleCorrection {
  readonly articleId: string;
  readonly locale: Locale;
  /** ISO instant. */
  readonly changedAt: string;
  readonly oldTitle: string;
  readonly oldSummaryHtml: string;
  /** The present wording; null while nothing is written in this language. */
  readonly title: string | null;
  readonly summaryHtml: string | null;
  readonly sourceName: string;
}

/** An article that was taken back by hand. */
export interface Withdrawal {
  readonly articleId: string;
  /** The source's own, and what stood on the pages. */
  readonly title: string;
  readonly titles: Partial<Record<Locale, string>>;
  readonly sourceName: string;
  readonly language: LanguageTag;
  readonly because: WithdrawalReason | null;
  /** ISO instant. */
  readonly at: string;
}

/** One correction as a page shows it. */
export interface CorrectionCard {
  readonly articleId: string;
  readonly changedAt: string;
  /** As it reads now; the old one while there is none. */
  readonly title: string;
  readonly oldTitle: string;
  /** Clean HTML. */
  readonly oldHtml: string;
  /** `lang` of the texts where they are not in the language of the page. */
  readonly lang: LanguageTag | null;
  readonly sourceName: string;
}

/** The corrections that a reader of this language is told, in the order given. */
export function toCorrectionCards(
  corrections: readonly ArticleCorrection[],
  locale: Locale,
): CorrectionCard[] {
  return corrections
    .filter((correction) => isToldIn(correction, corrections, locale) && hasChanged(correction))
    .map((correction) => ({
      articleId: correction.articleId,
      changedAt: correction.changedAt,
      title: correction.title ?? correction.oldTitle,
      oldTitle: correction.oldTitle,
      oldHtml: storedHtml(correction.oldSummaryHtml),
      lang: correction.locale === locale ? null : LANGUAGES[correction.locale].tag,
      sourceName: correction.sourceName,
    }));
}

/** The title that readers of this language knew, and its `lang` where that is another one. */
export function withdrawnTitle(
  { title, titles, language }: Withdrawal,
  locale: Locale,
): { readonly title: string; readonly lang: LanguageTag | null } {
  const { tag } = LANGUAGES[locale];
  return {
    title: titles[locale] ?? title,
    lang: titles[locale] !== undefined || tag === language ? null : language,
  };
}

/** A change of both texts is told once: in the language of the page, or else in the one there is. */
function isToldIn(
  { articleId, changedAt, locale: own }: ArticleCorrection,
  all: readonly ArticleCorrection[],
  locale: Locale,
): boolean {
  if (own === locale) return true;
  return !all.some(
    (other) => other.articleId === articleId && other.changedAt === changedAt && other.locale === locale,
  );
}

/** False where a summary was written again in the same words. */
function hasChanged({ title, summaryHtml, oldTitle, oldSummaryHtml }: ArticleCorrection): boolean {
  return title !== oldTitle || summaryHtml !== oldSummaryHtml;
}
