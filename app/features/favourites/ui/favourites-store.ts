// Favourites are in local storage; this is the one place that reads and writes it. Other tabs are heard through
// "storage" events.
import { useSyncExternalStore } from "react";
import { FAVOURITES_KEY, parseFavourites } from "~/features/favourites/core/favourites";
import { readStored, writeStored } from "~/ui/device-storage";

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastIds: readonly string[] = [];
/** Holds the list of this page once storage has refused it (private mode, no room); null while storage works. */
let unstoredText: string | null = null;

/** The favourites of this browser, in their order; the same array until they change. In the browser only. */
export function readFavourites(): readonly string[] {
  const text = unstoredText ?? readStored(FAVOURITES_KEY);
  if (text !== lastText) {
    lastText = text;
    lastIds = parseFavourites(text);
  }
  return lastIds;
}

/** Replaces the favourites; false when the browser refused to store them and they last only as long as the page. */
export function storeFavourites(ids: readonly string[]): boolean {
  const text = JSON.stringify(ids);
  unstoredText = writeStored(FAVOURITES_KEY, text) ? null : text;
  notify();
  return unstoredText === null;
}

function notify() {
  for (const listener of listeners) listener();
}

function handleStorage(event: StorageEvent) {
  // A null key: the whole storage was cleared.
  if (event.key === FAVOURITES_KEY || event.key === null) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", handleStorage);
    // A page that is restored from the history has missed the changes made in the meantime.
    window.addEventListener("pageshow", notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", handleStorage);
    window.removeEventListener("pageshow", notify);
  };
}

/** The favourites of this browser; null on the server and while hydrating, when nobody knows them yet. */
export function useFavourites(): readonly string[] | null {
  return useSyncExternalStore<readonly string[] | null>(subscribe, readFavourites, () => null);
}
