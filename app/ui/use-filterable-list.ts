import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import {
  clearFilters,
  filterItems,
  isFiltered,
  type ListFilters,
  type ListItem,
  type ListQuery,
  listParameters,
  parseListQuery,
  toSearch,
  withChoice,
} from "~/lib/filterable-list";
import { parseSearchText } from "~/lib/search-text";
import { showItems, useListItems } from "./list-items";
import { changeQuery, usePageQuery } from "./page-query";

export interface ListState {
  /** All items in their own order. */
  readonly items: readonly ListItem[];
  readonly query: ListQuery;
  /** Those that match, in their order. */
  readonly shown: readonly ListItem[];
  readonly isFiltered: boolean;
  /** The search text as typed. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Takes a value of a filter; one that is unknown takes the filter away. */
  readonly choose: (name: string, value: string) => void;
  /** Adopts the values of the form from before hydration. */
  readonly takeEarly: (input: FormData) => void;
  /** The query of the page without the filters; null where they do not stand in the address. */
  readonly clearSearch: string | null;
  readonly clear: () => void;
  /** The line that says how many are left, which gets the focus of a control that is gone. */
  readonly count: RefObject<HTMLParagraphElement>;
}

/**
 * The state of a filterable list, held in the query of its page, so that the list is shareable and Back restores it. On a
 * page that understands no query they stand in the page alone, not `isInAddress`. It keeps the items of the page up to it.
 */
export function useFilterableList(list: ListFilters, isInAddress = true): ListState {
  const items = useListItems(list);
  const pageSearch = usePageQuery();
  const [ownSearch, setOwnSearch] = useState("");
  const search = isInAddress ? pageSearch : ownSearch;
  const query = useMemo(() => parseListQuery(list, search), [list, search]);
  const asked = query.get("q") ?? "";
  const [text, setText] = useState(asked);
  const known = useRef(asked);
  // The address was changed by something else than typing: Back, a link that clears it. Not done while drawing, at which
  // React 18 forgets that it has seen the store's value.
  useEffect(() => {
    if (known.current === asked) return;
    known.current = asked;
    setText((typed) => (parseSearchText(typed) === asked ? typed : asked));
  }, [asked]);
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(() => filterItems(list, items, shownQuery), [list, items, shownQuery]);
  useEffect(() => showItems(list, shown), [list, shown]);

  function write(next: ListQuery, how: "push" | "replace") {
    if (!isInAddress) return setOwnSearch(next.toString());
    const own = listParameters(list);
    const others = [...new URLSearchParams(search)].filter(([name]) => !own.includes(name));
    changeQuery(new URLSearchParams([...others, ...next]).toString(), how);
  }
  function takeEarly(input: FormData) {
    const entries = [...input].map(([name, value]): [string, string] => [name, String(value)]);
    const early = parseListQuery(list, new URLSearchParams(entries));
    setText(String(input.get("q") ?? ""));
    const isChosen = toSearch(withChoice(list, early, "q", asked)) !== toSearch(query);
    if (toSearch(early) !== toSearch(query)) write(early, isChosen ? "push" : "replace");
  }
  const count = useRef<HTMLParagraphElement>(null);

  return {
    items,
    query,
    shown,
    isFiltered: isFiltered(list, query),
    text,
    type: (typed) => {
      setText(typed);
      write(withChoice(list, query, "q", typed), "replace");
    },
    choose: (name, value) => write(withChoice(list, query, name, value), "push"),
    takeEarly,
    clearSearch: isInAddress ? toSearch(clearFilters(list, query)) : null,
    clear: () => {
      if (!isInAddress) setOwnSearch("");
      // The control disappears with the filters.
      count.current?.focus();
    },
    count,
  };
}
