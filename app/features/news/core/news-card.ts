// Product decisions, "News": a page shows its own language where there is a summary in it, and marks the
// original language where there is none; the card says who wrote the summary.
import { LANGUAGE_TAG, type Locale } from "~/i18n/locale";
import { cleanHtml } from "~/lib/clean-html";
import type { ArticleLanguage, PublishedArticle } from "./article";
import { badgesOf, firstTags, type NewsBadge } from "./badges";

export type SummaryAuthor = { readonly kind: "extract" } | { readonly kind: "model"; readonly name: string };

/** One article as a card shows it, in one language. */
export interface NewsCard {
  readonly id: string;
  readonly title: string;
  /** Clean HTML: the summary, or the source's excerpt while there is none. */
  readonly html: string;
  readonly classNote: string | null;
  /** `lang` of title and text where they are not in the language of the page. */
  readonly lang: string | null;
  readonly sourceName: string;
  readonly sourceUrl: string;
  /** ISO instant. */
  readonly publishedAt: string;
  readonly tags: readonly string[];
  readonly moreTags: number;
  readonly badges: readonly NewsBadge[];
  /** null: the text is the source's own. */
  readonly author: SummaryAuthor | null;
  readonly isSample: boolean;
}

const LOCALE_OF = { en: "en", pt: "pt-br" } as const satisfies Record<ArticleLanguage, Locale>;

/** An article in the language of the page, cleaned once more (faults.md decision 7). */
export function toNewsCard(article: PublishedArticle, locale: Locale, tagLimit: number): NewsCard {
  const own = LOCALE_OF[article.language];
  const shown = article.texts[locale] === undefined ? own : locale;
  const text = article.texts[shown];
  const { shown: tags, more } = firstTags(article.tags, tagLimit);
  return {
    id: article.id,
    title: text?.title ?? article.title,
    html: cleanHtml(text?.summaryHtml ?? article.excerptHtml),
    classNote: text?.classNote ?? null,
    lang: shown === locale ? null : LANGUAGE_TAG[shown],
    sourceName: article.sourceName,
    sourceUrl: article.sourceUrl,
    publishedAt: article.publishedAt,
    tags,
    moreTags: more,
    badges: badgesOf(article),
    author: toAuthor(text === undefined ? null : article.summarisedBy),
    isSample: article.isSample,
  };
}

function toAuthor(summarisedBy: string | null): SummaryAuthor | null {
  if (summarisedBy === null) return null;
  return summarisedBy === "extract" ? { kind: "extract" } : { kind: "model", name: summarisedBy };
}
