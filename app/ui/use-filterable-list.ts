import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import {
  clearFilters,
  filterItems,
  isFiltered,
  type ListFilters,
  type ListItem,
  type ListQuery,
  parametersOf,
  parseListQuery,
  toSearch,
  withChoice,
} from "~/lib/filterable-list";
import { replaceQuery } from "~/lib/replace-query";
import { parseSearchText } from "~/lib/search-text";
import { showItems, useListItems } from "./list-items";
import { changeQuery, usePageQuery } from "./page-query";
import { type TypedText, useTypedText } from "./use-typed-text";

interface ListOptions {
  /** False on a page that understands no query: the filters stand in the page alone. */
  readonly isInAddress?: boolean;
  /** How a choice of the form enters the history. */
  readonly entry?: "push" | "replace";
}

export interface ListState {
  /** All items in their own order. */
  readonly items: readonly ListItem[];
  /** The address and, ahead of it, the typed text. */
  readonly query: ListQuery;
  /** Those that match, in their order. */
  readonly shown: readonly ListItem[];
  readonly isFiltered: boolean;
  readonly typed: TypedText;
  /** Takes a value of a filter; one that is unknown takes the filter away. */
  readonly choose: (name: string, value: string) => void;
  /** Takes what stood in the form before the client was awake. */
  readonly takeEarly: (input: FormData) => void;
  /** The query of the page without the filters; null where they do not stand in the address. */
  readonly clearSearch: string | null;
  readonly clear: () => void;
  /** The line that says how many are left, which gets the focus of a control that is gone. */
  readonly count: RefObject<HTMLParagraphElement>;
}

/** The state of a filterable list, which lives in the address of its page; it keeps the items of the page up to it. */
export function useFilterableList(
  list: ListFilters,
  { isInAddress = true, entry = "replace" }: ListOptions = {},
): ListState {
  const items = useListItems(list);
  const pageSearch = usePageQuery();
  const [ownSearch, setOwnSearch] = useState("");
  const search = isInAddress ? pageSearch : ownSearch;
  const addressed = useMemo(() => parseListQuery(list, search), [list, search]);

  function write(query: ListQuery, how: "push" | "replace") {
    if (isInAddress) changeQuery(replaceQuery(search, parametersOf(list), query.toString()), how);
    else setOwnSearch(query.toString());
  }
  const typed = useTypedText({
    addressed: addressed.get("q") ?? "",
    parse: parseSearchText,
    write: (text) => write(withChoice(list, addressed, "q", text), "replace"),
  });
  const query = useMemo(
    () => withChoice(list, addressed, "q", typed.parsed),
    [list, addressed, typed.parsed],
  );
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(() => filterItems(list, items, shownQuery), [list, items, shownQuery]);
  useEffect(() => showItems(list, shown), [list, shown]);
  const count = useRef<HTMLParagraphElement>(null);

  function takeEarly(input: FormData) {
    const entries = [...input].map(([name, value]): [string, string] => [name, String(value)]);
    const early = parseListQuery(list, new URLSearchParams(entries));
    typed.setText(String(input.get("q") ?? ""));
    const choicesOf = (of: ListQuery) => toSearch(withChoice(list, of, "q", ""));
    if (choicesOf(early) !== choicesOf(addressed)) write(early, entry);
  }
  return {
    items,
    query,
    shown,
    isFiltered: isFiltered(list, query),
    typed,
    choose: (name, value) => write(withChoice(list, query, name, value), entry),
    takeEarly,
    clearSearch: isInAddress ? toSearch(clearFilters(list, query)) : null,
    clear: () => {
      // The typed text may not have reached the address yet, and the control disappears with the filters.
      typed.setText("");
      if (!isInAddress) setOwnSearch("");
      count.current?.focus();
    },
    count,
  };
}
