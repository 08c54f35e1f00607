import { useState } from "react";
import {
  categoryCounts,
  TAGS_BEFORE_EXPANSION,
  tagFacets,
  teacherFilterCounts,
} from "~/features/catalogue/core/facets";
import type { ListedResource } from "~/features/catalogue/core/resource";
import { type ResourceQuery, toggleTag, toSearchParams } from "~/features/catalogue/core/resource-query";
import { TEACHER_FILTERS } from "~/features/catalogue/core/teacher-needs";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { foldText } from "~/lib/fold-text";
import { SearchBox } from "~/ui/search-box";
import type { TypedText } from "~/ui/use-typed-text";
import { ChipGroup, FilterChip } from "./filter-chip";
import styles from "./resource-filters.module.css";

interface ResourceFiltersProps {
  /** The whole list of the page, so that the filters stay the same however much they leave of it. */
  readonly resources: readonly ListedResource[];
  readonly query: ResourceQuery;
  readonly typed: TypedText;
}

/** The filter bar: search box, category chips, the teacher's filters, tags. */
export function ResourceFilters({ resources, query, typed }: ResourceFiltersProps) {
  const messages = useMessages(catalogueMessages);
  const { list, needs, categoryFilters } = messages;
  const common = useMessages(controlsMessages);
  const categories = categoryCounts(resources);
  const needCounts = teacherFilterCounts(resources);
  const offered = TEACHER_FILTERS.filter((filter) => needCounts.has(filter) || query[filter]);
  return (
    <section aria-label={list.filters} className={styles.filters} data-print="hide">
      <SearchBox
        typed={typed}
        label={list.searchLabel}
        labelHidden
        placeholder={list.searchPlaceholder}
        submitLabel={common.search}
        className={styles.search}
      >
        {[...toSearchParams({ ...query, text: "" })].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      </SearchBox>
      {categories.size < 2 ? null : (
        <ChipGroup label={list.category}>
          <FilterChip
            to={{ ...query, category: "all" }}
            chosen={query.category === "all"}
            count={resources.length}
          >
            {list.all}
          </FilterChip>
          {[...categories].map(([category, count]) => (
            <FilterChip
              key={category}
              to={{ ...query, category }}
              chosen={query.category === category}
              count={count}
            >
              {categoryFilters[category]}
            </FilterChip>
          ))}
        </ChipGroup>
      )}
      {offered.length === 0 ? null : (
        <ChipGroup label={list.needs}>
          {offered.map((filter) => (
            <FilterChip
              key={filter}
              to={{ ...query, [filter]: !query[filter] }}
              chosen={query[filter]}
              count={needCounts.get(filter)}
            >
              {needs[filter]}
            </FilterChip>
          ))}
        </ChipGroup>
      )}
      <TagFilter resources={resources} query={query} />
    </section>
  );
}

/** Tags to switch on and off; 12 of them until "Show all tags". */
function TagFilter({ resources, query }: { resources: readonly ListedResource[]; query: ResourceQuery }) {
  const { list } = useMessages(catalogueMessages);
  const facets = tagFacets(resources);
  const selected = new Set(query.tags.map(foldText));
  const facetNames = new Set(facets.map(({ tag }) => foldText(tag)));
  // A part of a tag works as a filter, too. It can only come from an address, so it is not among the facets.
  const partial = query.tags.filter((tag) => !facetNames.has(foldText(tag)));
  const first = facets.slice(0, TAGS_BEFORE_EXPANSION);
  const rest = facets.slice(TAGS_BEFORE_EXPANSION);
  const isChosen = (tag: string) => selected.has(foldText(tag));
  const chip = ({ tag, count }: { tag: string; count?: number }) => (
    <FilterChip key={tag} to={toggleTag(query, tag)} chosen={isChosen(tag)} count={count}>
      {tag}
    </FilterChip>
  );
  const restIsChosen = rest.some(({ tag }) => isChosen(tag));
  // The list that a visitor has opened stays open when its last chosen tag is removed.
  const [opened, setOpened] = useState(restIsChosen);
  return (
    <div>
      <ChipGroup label={list.tags} scrolls>
        {partial.map((tag) => chip({ tag }))}
        {first.map(chip)}
      </ChipGroup>
      {rest.length === 0 ? null : (
        <details open={opened || restIsChosen} onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary className={styles.more}>
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
