// The client does not draw the list of news on the home page. It takes new articles out of the page, which it reads
// again.
import { useSyncExternalStore } from "react";

/** Id of the element that holds the list and, in `data-updated-at`, the time of the last update. */
export const NEWS_LIST_ID = "news-list";

const listeners = new Set<() => void>();
let updatedAt: string | undefined;

/** The list in the page; null on a page without news. */
export function findNewsList(page: Document = document): HTMLElement | null {
  return page.getElementById(NEWS_LIST_ID);
}

/** Replaces the news shown by that of the page at this address. Rejects when the page cannot be read. */
export async function refreshNews(address: string): Promise<void> {
  const page = new URL(address, window.location.href);
  // The page is rendered for this visitor, because the cached page may be half a minute older than the run that has
  // just ended.
  page.searchParams.set("run", "refresh");
  const answer = await fetch(page, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const fresh = findNewsList(new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (fresh === null) throw new Error("a page without news");
  findNewsList()?.replaceWith(fresh);
  updatedAt = fresh.dataset.updatedAt;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** ISO instant of the last update of the news shown; `initial` until it is refreshed. */
export function useUpdatedAt(initial: string): string {
  return useSyncExternalStore(
    subscribe,
    () => updatedAt ?? initial,
    () => initial,
  );
}
