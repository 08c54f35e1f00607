// Turns an entry as a feed wrote it into what may be stored, or into nothing. Markup, address and date are untrusted.

import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { readBodies } from "~/features/news/core/rules/excerpt";
import { withoutSpeechToModels } from "~/features/news/core/rules/requests";
import { scoreArticle } from "~/features/news/core/rules/score";
import { tagsOf } from "~/features/news/core/rules/tagging";
import { canonicalUrl } from "~/lib/canonical-url";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { oneLine } from "~/lib/one-line";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { urlHash } from "~/lib/url-hash";
import { toArticleDate } from "./feed-date";
import type { FeedItem } from "./feed-item";

/** Longest stored title, in characters. */
const TITLE_LIMIT = 240;

/** A title made from the text of an entry that has none. */
const MADE_TITLE_LIMIT = 100;

/** Longer ids are data, not names; the address alone identifies such an entry. */
const GUID_LIMIT = 500;

/** The article of a feed entry; null when it has no http(s) link, or neither title nor text. */
export async function normaliseItem(
  item: FeedItem,
  source: NewsSource,
  fetchedAt: string,
): Promise<FeedArticle | null> {
  const sourceUrl = item.link === null ? null : canonicalUrl(item.link);
  if (sourceUrl === null) return null;
  const { excerptHtml, text, spokeToModels } = readBodies(item.summary, item.content);
  const given = stripInvisibleCharacters(oneLine(item.title ?? ""));
  const title = oneLine(withoutSpeechToModels(given));
  const shownTitle =
    title === "" ? truncateAtWord(oneLine(text), MADE_TITLE_LIMIT) : truncateAtWord(title, TITLE_LIMIT);
  if (shownTitle === "") return null;
  const words = { title: shownTitle, text, categories: item.categories };
  const tags = tagsOf(words, source.kind);
  const { influenceScore, educationRelevance } = scoreArticle(words, tags, source.kind);
  return {
    id: await urlHash(sourceUrl),
    guid: item.guid !== null && item.guid.length <= GUID_LIMIT ? item.guid : null,
    sourceUrl,
    title: shownTitle,
    excerptHtml,
    text,
    tags,
    ...(title !== given || spokeToModels ? { spokeToModels: true as const } : {}),
    ...toArticleDate(item.date, fetchedAt),
    language: source.language,
    influenceScore,
    educationRelevance,
  };
}
