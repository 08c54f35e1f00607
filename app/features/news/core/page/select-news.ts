// The featured article is the first one with the flag, or simply the first. It is not repeated in the grid.

export interface NewsSelection<A> {
  readonly featured: A | null;
  readonly grid: readonly A[];
}

/** Splits the articles of a page, newest first, into the featured one and the rest. */
export function selectNews<A extends { readonly featured: boolean }>(
  articles: readonly A[],
): NewsSelection<A> {
  const featured = articles.find((article) => article.featured) ?? articles[0] ?? null;
  return { featured, grid: articles.filter((article) => article !== featured) };
}
