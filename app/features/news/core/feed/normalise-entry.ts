// Turns an entry as a feed wrote it into what may be stored, or into nothing. Markup, address and date are untrusted.

import type { FeedArticle, NewsSource } from "~/features/news/core/article";
import { readBodies } from "~/features/news/core/rules/excerpt";
import { withoutSpeechToModels } from "~/features/news/core/rules/requests";
import {
  type ScoreRules,
  type ScoreWords,
  scoreArticle,
  toScoreRules,
} from "~/features/news/core/rules/score";
import { listTags, type TagRules, type TagWords, toTagRules } from "~/features/news/core/rules/tagging";
import { stripInvisibleCharacters } from "~/lib/control-characters";
import { truncateAtWord } from "~/lib/truncate-at-word";
import { oneLine } from "~/lib/typed-line";
import { type Boilerplate, type BoilerplateWords, toBoilerplate } from "./boilerplate";
import { toArticleDate } from "./feed-date";
import type { FeedEntry } from "./feed-entries";

/** Longest stored title, in characters. */
const TITLE_LIMIT = 240;

/** A title made from the text of an entry that has none. */
const MADE_TITLE_LIMIT = 100;

/** The word lists by which an entry is read. */
export interface ArticleWords {
  readonly boilerplate: BoilerplateWords;
  readonly tags: TagWords;
  readonly scores: ScoreWords;
}

export interface ArticleRules {
  readonly boilerplate: Boilerplate;
  readonly tags: TagRules;
  readonly scores: ScoreRules;
}

/** The rules that word lists make, once for many articles. */
export function toArticleRules({ boilerplate, tags, scores }: ArticleWords): ArticleRules {
  return {
    boilerplate: toBoilerplate(boilerplate),
    tags: toTagRules(tags),
    scores: toScoreRules(scores),
  };
}

/** The article of a feed entry; null when it has neither title nor text. */
export function normaliseEntry(
  { id, guid, sourceUrl, feedHash, item }: FeedEntry,
  source: NewsSource,
  rules: ArticleRules,
  fetchedAt: string,
): FeedArticle | null {
  const { excerptHtml, text, spokeToModels } = readBodies(item.summary, item.content, rules.boilerplate);
  const given = stripInvisibleCharacters(oneLine(item.title ?? ""));
  const title = oneLine(withoutSpeechToModels(given));
  const shownTitle =
    title === "" ? truncateAtWord(oneLine(text), MADE_TITLE_LIMIT) : truncateAtWord(title, TITLE_LIMIT);
  if (shownTitle === "") return null;
  const words = { title: shownTitle, text, categories: item.categories };
  const tags = listTags(words, rules.tags, source.kind);
  const { influenceScore, educationRelevance } = scoreArticle(words, rules.scores, tags, source.kind);
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
