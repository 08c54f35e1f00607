// A card is in the language of the page if there is a summary in it. Otherwise it is in the language of the source
// and marked as such. It says who wrote the summary, and stands for a story with all its sources.
import { LANGUAGES, type LanguageTag, type Locale, localeOfWritten } from "~/addresses/languages";
import {
  type Citation,
  EXTRACT,
  type PublishedArticle,
  type SummaryText,
} from "~/features/news/core/article";
import type { Story } from "~/features/news/core/rules/same-story";
import { isReadable } from "~/features/news/core/rules/visibility";
import { escapeHtml } from "~/lib/escape-html";
import { keepMoneyTogether } from "~/lib/keep-money-together";
import { storedHtml, storedText } from "~/lib/stored-html";
import { firstTags, listBadges, type NewsBadge } from "./badges";

export type SummaryAuthor =
  | { readonly kind: "extract" }
  /** Chose and shortened the source's sentences, or translated them. */
  | { readonly kind: "model" | "translator"; readonly name: string };

/** A source's article about the story of a card. */
export interface StorySource {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** ISO instant. */
  readonly publishedAt: string;
}

/** The citations of a summary, in the words of the source. */
export interface CardCitations {
  /** Of the source. */
  readonly lang: LanguageTag;
  readonly sentences: readonly Citation[];
}

/** One story as a card shows it, in one language. */
export interface NewsCard {
  readonly id: string;
  readonly title: string;
  /** Clean HTML: the summary, or the source's excerpt while there is none. */
  readonly html: string;
  /** True when a narrow card shows only its beginning until the reader opens it. */
  readonly isLong: boolean;
  readonly classNote: string | null;
  /** `lang` of title and text where they are not in the language of the page. */
  readonly lang: LanguageTag | null;
  readonly sourceName: string;
  readonly sourceUrl: string;
  /** Every source of the story, this one too, the first to tell it first. */
  readonly sources: readonly StorySource[];
  /** ISO instant. */
  readonly publishedAt: string;
  readonly tags: readonly string[];
  readonly moreTags: number;
  readonly badges: readonly NewsBadge[];
  /** Null: the text is the source's own. */
  readonly author: SummaryAuthor | null;
  /** Null where the words are the source's own, or from before citations were stored. */
  readonly citations: CardCitations | null;
  readonly isSample: boolean;
}

/** A shorter text stands on a card as a whole. */
const WHOLE_TEXT_MAX = 260;

/** A story told by its first article that has words in the language of the page, else by its lead. */
export function toStoryCard(story: Story<PublishedArticle>, locale: Locale, tagLimit: number): NewsCard {
  const articles = [story.lead, ...story.others];
  const teller = articles.find((article) => isReadable(article, locale)) ?? story.lead;
  return { ...toNewsCard(teller, locale, tagLimit), sources: toSources(articles) };
}

/** The sources of a story in the order they told it. */
export function toSources(articles: readonly PublishedArticle[]): StorySource[] {
  return articles
    .map(({ id, sourceName, sourceUrl, publishedAt }) => ({
      id,
      name: sourceName,
      url: sourceUrl,
      publishedAt,
    }))
    .sort((a, b) =>
      a.publishedAt < b.publishedAt || (a.publishedAt === b.publishedAt && a.id < b.id) ? -1 : 1,
    );
}

/** An article in the language of the page. What was stored is checked: the database may hold anything. */
export function toNewsCard(article: PublishedArticle, locale: Locale, tagLimit: number): NewsCard {
  const own = localeOfWritten(article.language);
  const shown = article.texts[locale] === undefined ? own : locale;
  const text = article.texts[shown];
  const { shown: tags, more } = firstTags(article.tags, tagLimit);
  const lang = LANGUAGES[own].tag;
  const html = keepMoneyTogether(
    markOriginals(text, lang) ?? storedHtml(text?.summaryHtml ?? article.excerptHtml),
  );
  const author = toAuthor(
    text === undefined ? null : (text.writtenBy ?? article.summarisedBy),
    shown !== own,
  );
  return {
    id: article.id,
    title: text?.title ?? article.title,
    html,
    isLong: storedText(html).length > WHOLE_TEXT_MAX,
    classNote: text?.classNote ?? null,
    lang: shown === locale ? null : LANGUAGES[shown].tag,
    sourceName: article.sourceName,
    sourceUrl: article.sourceUrl,
    sources: toSources([article]),
    publishedAt: article.publishedAt,
    tags,
    moreTags: more,
    badges: listBadges(article),
    author,
    citations:
      author === null || author.kind === "extract" ? null : toCitations(text?.citations ?? null, lang),
    isSample: article.isSample,
  };
}

function toAuthor(summarisedBy: string | null, isTranslated: boolean): SummaryAuthor | null {
  if (summarisedBy === null) return null;
  if (summarisedBy === EXTRACT) return { kind: "extract" };
  return { kind: isTranslated ? "translator" : "model", name: summarisedBy };
}

/** A translation with sentences of the source's language in it, which are marked; null for every other text. */
function markOriginals(text: SummaryText | undefined, lang: LanguageTag): string | null {
  const citations = text?.citations ?? [];
  if (citations.every(({ origin }) => origin !== "original")) return null;
  const sentences = citations.map(({ sentence, origin }) => {
    const words = escapeHtml(sentence);
    return origin === "original" ? `<span lang="${lang}">${words}</span>` : words;
  });
  return `<p>${sentences.join(" ")}</p>`;
}

function toCitations(citations: SummaryText["citations"], lang: LanguageTag): CardCitations | null {
  const sentences = (citations ?? [])
    .filter(({ from }) => from.length > 0)
    .map(({ sentence, from, origin }) => ({
      sentence: keepMoneyTogether(sentence),
      ...(origin === undefined ? {} : { origin }),
      from: from.map(keepMoneyTogether),
    }));
  return sentences.length === 0 ? null : { lang, sentences };
}
