import { useCallback, useState } from "react";
import { LAST_SEARCHES_KEY, parseLastSearches, withSearch } from "~/features/search/core/last-searches";

function read(): string[] {
  try {
    return parseLastSearches(localStorage.getItem(LAST_SEARCHES_KEY));
  } catch {
    return [];
  }
}

/** The last searches of this device. Only ever called in the browser. */
export function useLastSearches() {
  const [searches, setSearches] = useState(read);

  const keep = useCallback((text: string) => {
    // Another tab may have kept one since.
    const kept = withSearch(read(), text);
    setSearches(kept);
    try {
      localStorage.setItem(LAST_SEARCHES_KEY, JSON.stringify(kept));
    } catch {
      // not saved: storage is refused
    }
  }, []);

  const clear = useCallback(() => {
    setSearches([]);
    try {
      localStorage.removeItem(LAST_SEARCHES_KEY);
    } catch {
      // nothing was saved: storage is refused
    }
  }, []);

  return { searches, keep, clear };
}
