// The state of a list lives in its address.

import { useEffect, useMemo, useRef } from "react";
import { parseResourceQuery, type ResourceQuery, toSearch } from "~/features/catalogue/core/resource-query";
import { parseSearchText } from "~/lib/search-text";
import { changeQuery, usePageQuery } from "~/ui/page-query";
import { trackEvent } from "~/ui/track-event";
import { type TypedText, useTypedText } from "~/ui/use-typed-text";

/** A text that has not changed for this long counts as a search. */
const SEARCH_REPORT_MS = 1000;

interface ResourceQueryState {
  /** What the list shows: the address and, ahead of it, the typed text. */
  readonly query: ResourceQuery;
  readonly typed: TypedText;
}

/** The query of the current list. */
export function useResourceQuery(): ResourceQueryState {
  const search = usePageQuery();
  const addressed = useMemo(() => parseResourceQuery(new URLSearchParams(search)), [search]);
  const typed = useTypedText({
    addressed: addressed.text,
    parse: parseSearchText,
    write: (text) => {
      // The address and not the last rendering counts: a chip may have changed it since.
      const current = parseResourceQuery(new URLSearchParams(window.location.search));
      changeQuery(toSearch({ ...current, text }), "replace");
    },
  });
  const query = useMemo(() => ({ ...addressed, text: typed.parsed }), [addressed, typed.parsed]);
  return { query, typed };
}

/** Reports a search once its text has settled. */
export function useSearchReport(query: string, results: number) {
  const latestResults = useRef(results);
  latestResults.current = results;
  useEffect(() => {
    if (query === "") return;
    const timer = setTimeout(
      () => trackEvent("search", { query, results: latestResults.current }),
      SEARCH_REPORT_MS,
    );
    return () => clearTimeout(timer);
  }, [query]);
}
