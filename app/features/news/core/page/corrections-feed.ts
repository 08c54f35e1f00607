// The record of corrections as RSS, a feed per language.
import { toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { WithdrawalReason } from "~/features/news/core/withdrawal";
import { escapeHtml } from "~/lib/escape-html";
import { laterFirst } from "~/lib/later-first";
import { type ArticleCorrection, toCorrectionCards, type Withdrawal } from "./corrections";
import { correctionsFeedPath } from "./news-feed-path";
import { type RssItem, writeRss } from "./write-rss";

export interface CorrectionsFeedText {
  readonly title: string;
  readonly description: string;
  /** Stands before what was there. */
  readonly before: string;
  readonly changedItem: (title: string) => string;
  readonly withdrawnItem: (title: string) => string;
  readonly noReason: string;
  readonly reasons: Readonly<Record<WithdrawalReason, string>>;
}

interface CorrectionsFeedInput {
  readonly corrections: readonly ArticleCorrection[];
  readonly withdrawals: readonly Withdrawal[];
  readonly locale: Locale;
  readonly text: CorrectionsFeedText;
  /** The configured origin of the site. */
  readonly origin: string;
}

/** The feed as XML, newest first. The same record gives the same text, whenever it is made. */
export function toCorrectionsFeed(input: CorrectionsFeedInput): string {
  const { locale, text, origin } = input;
  const items = [...changedItems(input), ...withdrawnItems(input)].sort((a, b) =>
    laterFirst(a.publishedAt, b.publishedAt),
  );
  return writeRss({
    title: text.title,
    description: text.description,
    link: `${origin}${toPath("how-we-check", locale)}#corrections`,
    self: origin + correctionsFeedPath(locale),
    language: LANGUAGES[locale].tag,
    builtAt: items[0]?.publishedAt ?? null,
    items,
  });
}

function changedItems({ corrections, locale, text, origin }: CorrectionsFeedInput): RssItem[] {
  return toCorrectionCards(corrections, locale).map((card) => ({
    id: `${card.articleId} ${card.changedAt}`,
    title: text.changedItem(card.title),
    link: origin + toPath("news-article", locale, { article: card.articleId }),
    description: `<p>${escapeHtml(text.before)}:</p><p><strong>${escapeHtml(card.oldTitle)}</strong></p>${card.oldHtml}`,
    publishedAt: card.changedAt,
    categories: [],
    language: card.lang ?? LANGUAGES[locale].tag,
    creator: card.sourceName,
  }));
}

function withdrawnItems({ withdrawals, locale, text, origin }: CorrectionsFeedInput): RssItem[] {
  return withdrawals.map(({ articleId, title, titles, because, at, sourceName }) => ({
    id: `${articleId} ${at}`,
    title: text.withdrawnItem(titles[locale] ?? title),
    link: origin + toPath("news-article", locale, { article: articleId }),
    description: `<p>${escapeHtml(because === null ? text.noReason : text.reasons[because])}</p>`,
    publishedAt: at,
    categories: [],
    language: LANGUAGES[locale].tag,
    creator: sourceName,
  }));
}
