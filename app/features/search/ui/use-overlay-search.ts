import { useCallback, useEffect, useMemo, useRef } from "react";
import { countFilterChips } from "~/features/search/core/filters";
import { prepareIndex } from "~/features/search/core/prepared-index";
import { OVERLAY_RESULTS_MAX, search } from "~/features/search/core/search";
import type { SearchEntry } from "~/features/search/core/search-index";
import type { SearchWords } from "~/features/search/core/vocabulary";
import { useLocale } from "~/i18n/translate";
import { parseSearchText } from "~/lib/search-text";
import { trackEvent } from "~/ui/track-event";
import { useSearchIndex } from "./use-search-index";

/** A search is reported when nothing was typed for this long. */
const SETTLED_MS = 1000;
const NOTHING: readonly SearchEntry[] = [];

export type OverlaySearch = ReturnType<typeof useOverlaySearch>;

/**
 * Searches the index for a typed text. The index is loaded when the overlay first opens. `report` counts the search
 * once, whether the text settled first or a result was opened at once.
 */
export function useOverlaySearch(query: string, open: boolean, words: SearchWords) {
  const locale = useLocale();
  const state = useSearchIndex(locale, open);
  const entries = state.status === "ready" ? state.entries : NOTHING;
  const index = useMemo(() => prepareIndex(entries, words, locale), [entries, words, locale]);
  const asked = parseSearchText(query);
  const found = useMemo(() => search(index, asked, { limit: OVERLAY_RESULTS_MAX }), [index, asked]);
  const chips = useMemo(() => countFilterChips(asked, entries, locale), [asked, entries, locale]);
  const searched = asked !== "" && state.status === "ready";

  const reported = useRef("");
  const { total } = found;
  const report = useCallback(() => {
    if (reported.current === asked) return;
    reported.current = asked;
    trackEvent("search", { query: asked, results: total });
  }, [asked, total]);
  useEffect(() => {
    if (!searched) return;
    const timer = setTimeout(report, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [searched, report]);

  return { ...found, chips, status: state.status, asked, searched, report };
}
