import { useEffect, useState } from "react";
import type { Locale } from "~/addresses/languages";
import type { SearchEntry } from "~/features/search/core/search-index";
import { parseSearchIndexFile, searchIndexPath } from "~/features/search/core/search-index-file";

export type SearchIndexState =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "ready"; readonly entries: readonly SearchEntry[] };

const LOADING: SearchIndexState = { status: "loading" };
const requests = new Map<Locale, Promise<readonly SearchEntry[]>>();

/** The index of a language, fetched once per page; a failed request is forgotten, so that the next one may succeed. */
export function loadSearchIndex(locale: Locale): Promise<readonly SearchEntry[]> {
  const known = requests.get(locale);
  if (known !== undefined) return known;
  const request = fetch(searchIndexPath(locale)).then(async (answer) => {
    if (!answer.ok) throw new Error(`search index: status ${answer.status}`);
    return parseSearchIndexFile(await answer.json());
  });
  requests.set(locale, request);
  request.catch(() => requests.delete(locale));
  return request;
}

/** The search index of a language, asked for once `wanted` is true. */
export function useSearchIndex(locale: Locale, wanted: boolean): SearchIndexState {
  const [state, setState] = useState(LOADING);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    setState((known) => (known.status === "failed" ? LOADING : known));
    loadSearchIndex(locale).then(
      (entries) => current && setState({ status: "ready", entries }),
      () => current && setState({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [locale, wanted]);
  return state;
}
