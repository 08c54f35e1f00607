// A list that is narrowed in place: its form, and the line that says how many are left. Its query is that of the page, so
// that it is shareable and Back restores it.
import { SearchX } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import {
  clearFilters,
  filterItems,
  isFiltered,
  type ListField,
  type ListFields,
  type ListFilters,
  listParameters,
  parseListQuery,
  toSearch,
  withChoice,
} from "~/lib/filterable-list";
import { parseSearchText } from "~/lib/search-text";
import { Button, type ButtonLook, buttonClass } from "./button";
import { EmptyState } from "./empty-state";
import { Field, Options, Select, useEarlyInput } from "./field";
import styles from "./filterable-list.module.css";
import { showItems, useListItems } from "./list-items";
import { changeQuery, QueryLink, usePageQuery } from "./page-query";
import { SearchBox } from "./search-box";

export type ListState = ReturnType<typeof useFilterableList>;

/**
 * The state of a list, whose items in the page it shows and hides. On a page that understands no query its filters stand
 * in the page alone, not `isInAddress`.
 */
export function useFilterableList(list: ListFilters, isInAddress = true) {
  const items = useListItems(list);
  const pageSearch = usePageQuery();
  const [ownSearch, setOwnSearch] = useState("");
  const search = isInAddress ? pageSearch : ownSearch;
  const query = useMemo(() => parseListQuery(list, search), [list, search]);
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(() => filterItems(list, items, shownQuery), [list, items, shownQuery]);
  useEffect(() => showItems(list, shown), [list, shown]);
  // Gets the focus of a control that disappears with the filters.
  const count = useRef<HTMLParagraphElement>(null);

  /** Asks for the values of a form. A text that is typed on is one entry of the history. */
  function ask(form: FormData) {
    const next = parseListQuery(
      list,
      new URLSearchParams([...form].map(([name, value]) => [name, `${value}`])),
    );
    const isTyped = toSearch(withChoice(list, next, "q", query.get("q") ?? "")) === toSearch(query);
    if (toSearch(next) === toSearch(query)) return;
    if (!isInAddress) return setOwnSearch(next.toString());
    const own = listParameters(list);
    const others = [...new URLSearchParams(search)].filter(([name]) => !own.includes(name));
    changeQuery(new URLSearchParams([...others, ...next]).toString(), isTyped ? "replace" : "push");
  }
  function clear() {
    if (!isInAddress) setOwnSearch("");
    count.current?.focus();
  }
  // Null where the filters do not stand in the address.
  const clearSearch = isInAddress ? toSearch(clearFilters(list, query)) : null;
  return { list, items, query, shown, isFiltered: isFiltered(list, query), ask, clear, clearSearch, count };
}

export interface ListWords {
  readonly searchLabel: string;
  readonly searchPlaceholder?: string;
  readonly submit: string;
  readonly showing: (shown: number, all: number) => string;
  readonly clear: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

interface ListPartProps {
  readonly state: ListState;
  readonly words: ListWords;
  readonly className?: string | undefined;
}

interface ListFormProps extends ListPartProps {
  readonly fields?: ListFields;
  /** Where the form leads without script; the page it stands on, if nothing is given. */
  readonly action?: string;
  readonly labelHidden?: boolean;
}

/** The value of the option that leaves the list as it is. */
const ALL = "all";

function toOptions(values: readonly string[], words: ListField[2]): [value: string, word: string][] {
  return values.flatMap((value) => {
    const word = typeof words === "function" ? words(value) : words[value];
    return word === undefined ? [] : [[value, word]];
  });
}

/**
 * Search and choices of a list, in a GET form that answers while one types. The form holds its values: what was typed and
 * chosen before hydration counts, and a query from elsewhere, such as Back, is written into it.
 */
export function ListForm({
  state,
  words,
  fields = {},
  className = styles.filters,
  action,
  labelHidden,
}: ListFormProps) {
  const { list, query, ask } = state;
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, ask);
  const written = useRef(query);
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    const controls = form.current?.querySelectorAll<HTMLInputElement>("[type=search], select");
    for (const control of controls ?? []) {
      const value = query.get(control.name) ?? (control.matches("select") ? ALL : "");
      if (parseSearchText(control.value) !== value) control.value = value;
    }
  }, [query]);
  const shown = ["q", ...Object.keys(fields)];
  return (
    <search aria-label={words.submit}>
      <form
        ref={form}
        action={action}
        className={className}
        data-print="hide"
        onChange={(event) => ask(new FormData(event.currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox label={words.submit}>
          <Field
            label={words.searchLabel}
            labelHidden={labelHidden}
            placeholder={words.searchPlaceholder}
            type="search"
            name="q"
            defaultValue={query.get("q") ?? ""}
            autoComplete="off"
            maxLength={200}
          />
        </SearchBox>
        {Object.entries(fields).map(([name, [label, all, values]]) => (
          <Select key={name} name={name} label={label} defaultValue={query.get(name) ?? ALL}>
            <option value={ALL}>{all}</option>
            <Options of={toOptions(list.choices[name] ?? [], values)} />
          </Select>
        ))}
        {[...query].map(([name, value]) =>
          shown.includes(name) ? null : <input key={name + value} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  );
}

interface ListAnswerProps extends ListPartProps {
  /** How many there are, if not all of the list. */
  readonly all?: number;
  /** Where on the page the list is, with its "#"; for the link that clears without script. */
  readonly hash?: string;
  readonly emptyLevel?: 2 | 3;
  /** Controls beside the count. */
  readonly children?: ReactNode;
}

/** How many items a list shows, the way back to all of them, and what stands there where none is left. */
export function ListAnswer({
  state,
  words,
  className = styles.count,
  all = state.items.length,
  hash,
  emptyLevel,
  children,
}: ListAnswerProps) {
  const { shown, isFiltered, clearSearch: search, clear: onClick } = state;
  const isEmpty = shown.length === 0;
  const clear = (look: ButtonLook) =>
    search === null ? (
      <Button {...look} onClick={onClick}>
        {words.clear}
      </Button>
    ) : (
      <QueryLink {...{ search, hash, onClick }} className={buttonClass(look)}>
        {words.clear}
      </QueryLink>
    );
  return (
    <>
      <div className={className}>
        <p ref={state.count} role="status" tabIndex={-1} className="tabular">
          {/* An item that stands apart is shown elsewhere. */}
          {words.showing(isFiltered ? shown.length : all, all)}
        </p>
        {isFiltered && !isEmpty ? clear({ size: "small" }) : null}
        {children}
      </div>
      {isEmpty ? (
        <EmptyState
          icon={SearchX}
          heading={words.emptyTitle}
          level={emptyLevel}
          actions={clear({ variant: "brand" })}
        >
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
