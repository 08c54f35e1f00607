import { useEffect, useRef, useState } from "react";
import { TAGS_BEFORE_EXPANSION, tagFacets, teacherFilterCounts } from "~/features/catalogue/core/facets";
import { RESOURCE_CATEGORIES } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { AGE_PARAMETER, NEED_PARAMETER, TEACHER_FILTERS } from "~/features/catalogue/core/teacher-needs";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import {
  countValues,
  filterBeside,
  type ListItem,
  toggleTag,
  toSearch,
  withChoice,
} from "~/lib/filterable-list";
import { foldText } from "~/lib/fold-text";
import { buttonClass } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { ChipGroup, FilterChip } from "~/ui/filter-chips";
import { ListForm, type ListState, type ListWords } from "~/ui/filterable-list";
import { trackEvent } from "~/ui/track-event";
import styles from "./resource-filters.module.css";

interface ResourceFiltersProps {
  /** The whole list of the page, so that the filters stay the same however much they leave of it. */
  readonly items: readonly ListItem[];
  readonly state: ListState;
  readonly words: ListWords;
}

/**
 * The filter bar: search box, category chips, the teacher's filters, and tags behind a button that says how many are
 * left; on a phone all of them stand behind it. A number on a chip is what a tap on it leaves.
 */
export function ResourceFilters({ items, state, words }: ResourceFiltersProps) {
  const { list, needs, categoryFilters } = useMessages(catalogueMessages);
  const { query, shown } = state;
  useSearchReport(query.get("q") ?? "", shown.length);
  const [opened, setOpened] = useState(query.has("tag"));
  const inBar = countValues(items, "category");
  const beside = filterBeside(RESOURCE_LIST, items, query, "category");
  const categories = countValues(beside, "category");
  const narrowing = teacherFilterCounts(items);
  // Whether pupils may use it is asked with their age, which narrows more; an address without an age is understood.
  const offered = TEACHER_FILTERS.filter(
    (need) => (need !== "pupils" && narrowing.has(need)) || query.has(NEED_PARAMETER[need]),
  );
  const toCount = (name: string) =>
    countValues(filterBeside(RESOURCE_LIST, items, query, name), name).get("1") ?? 0;
  const age = { [AGE_PARAMETER]: [list.age, list.anyAge, list.aged] } as const;
  const chip = (name: string, value: string, isChosen: boolean, count: number | undefined, words: string) => (
    <FilterChip
      key={name + value}
      search={toSearch(withChoice(RESOURCE_LIST, query, name, value))}
      chosen={isChosen}
      count={count}
    >
      {words}
    </FilterChip>
  );
  return (
    <section aria-label={list.filters} className={styles.filters} data-print="hide">
      <ListForm
        state={state}
        words={words}
        labelHidden
        fields={countValues(items, AGE_PARAMETER).size === 0 ? {} : age}
        className="rows"
      />
      <details
        className={styles.drawer}
        open={opened}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className={buttonClass()}>
          {list.filters} <small className="tabular">{list.left(shown.length, items.length)}</small>
        </summary>
      </details>
      {inBar.size < 2 ? null : (
        <ChipGroup label={list.category} className={styles.phone}>
          {chip("category", "", !query.has("category"), beside.length, list.all)}
          {RESOURCE_CATEGORIES.filter((category) => inBar.has(category)).map((category) =>
            chip(
              "category",
              category,
              query.get("category") === category,
              categories.get(category) ?? 0,
              categoryFilters[category],
            ),
          )}
        </ChipGroup>
      )}
      {offered.length === 0 ? null : (
        <ChipGroup label={list.needs} className={styles.phone}>
          {offered.map((need) => {
            const name = NEED_PARAMETER[need];
            return chip(name, query.has(name) ? "" : "1", query.has(name), toCount(name), needs[need]);
          })}
        </ChipGroup>
      )}
      <TagFilter items={items} query={query} />
    </section>
  );
}

/** Tags to switch on and off; 12 of them until "Show all tags". */
function TagFilter({ items, query }: Pick<ListState, "items" | "query">) {
  const { list } = useMessages(catalogueMessages);
  const left = tagFacets(filterBeside(RESOURCE_LIST, items, query, "tag"));
  const counts = new Map(left.map(({ tag, count }) => [foldText(tag), count]));
  const facets = tagFacets(items);
  const chosen = query.getAll("tag");
  const selected = new Set(chosen.map(foldText));
  const facetNames = new Set(facets.map(({ tag }) => foldText(tag)));
  // A part of a tag works as a filter, too. It can only come from an address, so it is not among the facets.
  const partial = chosen.filter((tag) => !facetNames.has(foldText(tag)));
  const first = facets.slice(0, TAGS_BEFORE_EXPANSION);
  const rest = facets.slice(TAGS_BEFORE_EXPANSION);
  const isChosen = (tag: string) => selected.has(foldText(tag));
  const chip = ({ tag }: { tag: string }) => (
    <FilterChip
      key={tag}
      search={toSearch(toggleTag(RESOURCE_LIST, query, tag))}
      chosen={isChosen(tag)}
      count={facetNames.has(foldText(tag)) ? (counts.get(foldText(tag)) ?? 0) : undefined}
    >
      {tag}
    </FilterChip>
  );
  const restIsChosen = rest.some(({ tag }) => isChosen(tag));
  // The list that a visitor has opened stays open when its last chosen tag is removed.
  const [opened, setOpened] = useState(restIsChosen);
  return (
    <div className={styles.tags}>
      <ChipGroup label={list.tags}>
        {partial.map((tag) => chip({ tag }))}
        {first.map(chip)}
      </ChipGroup>
      {rest.length === 0 ? null : (
        <details open={opened || restIsChosen} onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary className={classNames(styles.more, "open-or-closed")}>
            <span>{list.showAllTags}</span>
            <span>{list.showLessTags}</span>
          </summary>
          <ChipGroup label={list.tags} labelHidden>
            {rest.map(chip)}
          </ChipGroup>
        </details>
      )}
    </div>
  );
}

/** A text that has not changed for this long counts as a search. */
const SEARCH_REPORT_MS = 1000;

/** Reports a search once its text has settled. */
function useSearchReport(query: string, results: number) {
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
