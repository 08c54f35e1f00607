import { useEffect } from "react";
import { trackEvent } from "~/ui/track-event";

/** Reports the query of the search page. Draws nothing. */
export default function SearchReport({ query, results }: { query: string; results: number }) {
  useEffect(() => trackEvent("search", { query, results }), [query, results]);
  return null;
}
