import type { SearchEntry, SearchKind } from "./search-index";

export interface KindCount {
  readonly kind: SearchKind;
  readonly count: number;
}

/** How many of each kind were found; the kind of the best result comes first. */
export function countKinds(results: readonly Pick<SearchEntry, "kind">[]): KindCount[] {
  const counts = new Map<SearchKind, number>();
  for (const { kind } of results) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
