// Turns a row of ai_news into the article that a page reads.

import type { Locale } from "~/addresses/languages";
import { aiNews } from "~/db/schema.server";
import type { PublishedArticle, SummaryText } from "~/features/news/core/article";

/** The columns a page needs: never the body, which can be a hundred times longer than the rest. */
export const PUBLISHED_COLUMNS = {
  id: aiNews.id,
  sourceName: aiNews.sourceName,
  sourceUrl: aiNews.sourceUrl,
  language: aiNews.language,
  title: aiNews.title,
  excerptHtml: aiNews.summaryMd,
  titleEn: aiNews.titleEn,
  titlePt: aiNews.titlePt,
  summaryEn: aiNews.summaryEn,
  summaryPt: aiNews.summaryPt,
  classNoteEn: aiNews.classNoteEn,
  classNotePt: aiNews.classNotePt,
  tags: aiNews.tags,
  publishedAt: aiNews.publishedAt,
  featured: aiNews.featured,
  viewCount: aiNews.viewCount,
  influenceScore: aiNews.influenceScore,
  educationRelevance: aiNews.educationRelevance,
  summarisedBy: aiNews.summarisedBy,
  isSample: aiNews.isSample,
};

type PublishedRow = Pick<
  typeof aiNews.$inferSelect,
  Exclude<keyof typeof PUBLISHED_COLUMNS, "excerptHtml">
> & {
  readonly excerptHtml: string;
};

function toSummaryText(title: string | null, html: string | null, note: string | null): SummaryText | null {
  return title === null || html === null ? null : { title, summaryHtml: html, classNote: note };
}

/** A text exists in a locale only when both its title and its summary do. */
export function toPublishedArticle(row: PublishedRow): PublishedArticle {
  const { titleEn, titlePt, summaryEn, summaryPt, classNoteEn, classNotePt, ...article } = row;
  const texts: Partial<Record<Locale, SummaryText>> = {};
  const english = toSummaryText(titleEn, summaryEn, classNoteEn);
  const portuguese = toSummaryText(titlePt, summaryPt, classNotePt);
  if (english !== null) texts.en = english;
  if (portuguese !== null) texts["pt-br"] = portuguese;
  return { ...article, texts };
}
