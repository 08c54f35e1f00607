// The news as RSS, a feed per language.

import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { PublishedArticle } from "~/features/news/core/article";
import { groupStories } from "~/features/news/core/rules/same-story";
import { listVisible } from "~/features/news/core/rules/visibility";
import { escapeHtml } from "~/lib/escape-html";
import { FEATURED_CARD_TAGS } from "./badges";
import { type NewsCard, toStoryCard } from "./news-card";
import { newsFeedPath } from "./news-feed-path";
import { writeRss } from "./write-rss";

/** Articles the feed is made of: about two days of news. */
export const FEED_ARTICLES = 40;

export interface NewsFeedText {
  readonly title: string;
  readonly description: string;
  readonly classNote: string;
  readonly alsoIn: string;
  /** Plain text under an item: its source, its language where that is another one, who wrote the summary. */
  readonly toOrigin: (card: NewsCard) => string;
}

interface NewsFeedInput {
  /** Newest first. */
  readonly articles: readonly PublishedArticle[];
  /** ISO instant of the last completed fetch; null when there was none. */
  readonly lastUpdatedAt: string | null;
  readonly locale: Locale;
  readonly text: NewsFeedText;
  /** The configured origin of the site. */
  readonly origin: string;
}

/** The feed as XML. The same articles give the same text, whenever it is made. */
export function toNewsFeed(input: NewsFeedInput): string {
  const { articles, lastUpdatedAt, locale, text, origin } = input;
  // Oldest first, so that a story keeps its id in feed readers when more sources take it up.
  const stories = groupStories(listVisible(articles, locale).reverse()).reverse();
  return writeRss({
    title: text.title,
    description: text.description,
    link: origin + toPath("news", locale),
    self: origin + newsFeedPath(locale),
    language: LANGUAGES[locale].tag,
    builtAt: lastUpdatedAt,
    items: stories.map(({ lead, others }) => {
      const card = toStoryCard({ lead, others }, locale, FEATURED_CARD_TAGS);
      return {
        id: lead.id,
        title: card.title,
        link: card.sourceUrl,
        description: toDescription(card, text),
        publishedAt: card.publishedAt,
        categories: card.tags,
        language: card.lang ?? LANGUAGES[locale].tag,
        creator: card.sourceName,
      };
    }),
  });
}

/** The HTML of an item, as on a card. */
function toDescription(card: NewsCard, text: NewsFeedText): string {
  const note =
    card.classNote === null
      ? ""
      : `<p><strong>${escapeHtml(text.classNote)}:</strong> ${escapeHtml(card.classNote)}</p>`;
  const others = card.sources
    .filter(({ id }) => id !== card.id)
    .map(({ name, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`)
    .join(", ");
  const alsoIn = others === "" ? "" : `<p>${escapeHtml(text.alsoIn)}: ${others}</p>`;
  return `${card.html}${note}<p>${escapeHtml(text.toOrigin(card))}</p>${alsoIn}`;
}
