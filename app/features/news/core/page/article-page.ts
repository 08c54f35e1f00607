// One article at its own address: the card in full, every sentence with its citations, all sources of the story, and
// earlier wordings.
import type { Locale } from "~/addresses/languages";
import type { PublishedArticle } from "~/features/news/core/article";
import { groupStories } from "~/features/news/core/rules/same-story";
import type { WithdrawalReason } from "~/features/news/core/withdrawal";
import { absoluteLink } from "~/lib/canonical-url";
import { type ArticleCorrection, type CorrectionCard, toCorrectionCards } from "./corrections";
import { type NewsCard, type StorySource, toNewsCard, toSources } from "./news-card";

/** The page of an article has room for all its tags. */
const ALL_TAGS = Number.POSITIVE_INFINITY;

/** An article as its address finds it. */
export type FoundArticle =
  | { readonly kind: "withdrawn"; readonly because: WithdrawalReason | null; readonly at: string | null }
  | {
      readonly kind: "shown";
      readonly article: PublishedArticle;
      /** Articles from about the same time, among which other sources of the story are looked for. */
      readonly neighbours: readonly PublishedArticle[];
      /** Newest first. */
      readonly corrections: readonly ArticleCorrection[];
    };

export type ArticlePage =
  | { readonly kind: "withdrawn"; readonly because: WithdrawalReason | null; readonly at: string | null }
  | {
      readonly kind: "shown";
      readonly card: NewsCard;
      readonly corrections: readonly CorrectionCard[];
    };

/** The page of an article; null where there is nothing to show. */
export function toArticlePage(found: FoundArticle | null, locale: Locale): ArticlePage | null {
  if (found === null || found.kind === "withdrawn") return found;
  const { article, neighbours, corrections } = found;
  // No row that an older version stored may run a script.
  if (absoluteLink(article.sourceUrl) === null) return null;
  return {
    kind: "shown",
    card: { ...toNewsCard(article, locale, ALL_TAGS), sources: listSources(article, neighbours) },
    corrections: toCorrectionCards(corrections, locale),
  };
}

function listSources(article: PublishedArticle, neighbours: readonly PublishedArticle[]): StorySource[] {
  const safe = neighbours.filter(
    ({ id, sourceUrl }) => id !== article.id && absoluteLink(sourceUrl) !== null,
  );
  const story = groupStories([article, ...safe]).find(({ lead }) => lead.id === article.id);
  return toSources([article, ...(story?.others ?? [])]);
}
