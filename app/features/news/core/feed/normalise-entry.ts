// Turns an entry as a feed wrote it into what may be stored, or into nothing. Markup, address and date are untrusted.

import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { readBodies } from "~/features/news/core/rules/excerpt";
import { withoutSpeechToModels } from "~/features/news/core/rules/requests";
import { scoreArticle } from "~/features/news/core/rules/score";
import { tagsOf } from "~/features/news/core/rules/tagging";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { oneLine } from "~/lib/typed-line";
import { toArticleDate } from "./feed-date";
import type { FeedEntry } from "./feed-entries";

/** Longest stored title, in characters. */
const TITLE_LIMIT = 240;

/** A title made from the text of an entry that has none. */
const MADE_TITLE_LIMIT = 100;

/** The article of a feed entry; null when it has neither title nor text. */
export function normaliseEntry(
  { id, guid, sourceUrl, feedHash, item }: FeedEntry,
  source: NewsSource,
  fetchedAt: string,
): FeedArticle | null {
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
    id,
    guid,
    sourceUrl,
    feedHash,
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
