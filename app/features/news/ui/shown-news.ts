// The list of news on the home page is not drawn by the client: what is new comes out of the page read again.
import { useSyncExternalStore } from "react";

/** Id of the element that holds the list and, in `data-updated-at`, when the news were last brought in. */
export const NEWS_LIST_ID = "news-list";

const listeners = new Set<() => void>();
let updatedAt: string | undefined;

/** The list in the page; null on a page without news. */
export function findNewsList(page: Document = document): HTMLElement | null {
  return page.getElementById(NEWS_LIST_ID);
}

/** Puts the news of the page at this address in the place of those shown. Rejects when it cannot be read. */
export async function refreshNews(address: string): Promise<void> {
  const page = new URL(address, window.location.href);
  // Rendered for this visitor: the kept page may be half a minute behind the run that has just ended.
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

/** ISO instant at which the news shown were brought in; `initial` until they are refreshed. */
export function useUpdatedAt(initial: string): string {
  return useSyncExternalStore(
    subscribe,
    () => updatedAt ?? initial,
    () => initial,
  );
}
