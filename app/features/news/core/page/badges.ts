// The two badges of a card, and how many tags it shows.

/** "High Impact" is for an influence score above this. */
const HIGH_IMPACT_OVER = 50;
/** "Education Focus" is for an education relevance above this. */
const EDUCATION_FOCUS_OVER = 70;

export const CARD_TAGS = 3;
export const FEATURED_CARD_TAGS = 6;

export type NewsBadge = "high-impact" | "education-focus";

/** The badges an article has earned. */
export function listBadges(article: {
  readonly influenceScore: number;
  readonly educationRelevance: number;
}): NewsBadge[] {
  const badges: NewsBadge[] = [];
  if (article.influenceScore > HIGH_IMPACT_OVER) badges.push("high-impact");
  if (article.educationRelevance > EDUCATION_FOCUS_OVER) badges.push("education-focus");
  return badges;
}

/** The first tags of a card and how many more there are. */
export function firstTags(
  tags: readonly string[],
  limit: number,
): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, limit), more: Math.max(0, tags.length - limit) };
}
