import { LayoutGrid, Rows3, SearchX } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { filterResources } from "~/features/catalogue/core/filter-resources";
import type { ListedResource, ToolGroup } from "~/features/catalogue/core/resource";
import {
  clearFilters,
  isFiltered,
  type ResourceQuery,
  toSearch,
  VIEWS,
  type View,
} from "~/features/catalogue/core/resource-query";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { QueryLink } from "~/ui/page-query";
import { useShownItems } from "~/ui/use-shown-items";
import type { TypedText } from "~/ui/use-typed-text";
import { GroupFilter } from "./group-filter";
import { RESOURCE_CARDS_ID, useListedResources, VIEW_CLASS } from "./listed-cards";
import { ResourceFilters } from "./resource-filters";
import styles from "./resource-list.module.css";
import { useResourceQuery, useSearchReport } from "./use-resource-query";

interface ResourceListProps {
  /** Groups to choose one from; none for a list without. */
  readonly groups: readonly ToolGroup[];
  /** The cards as the server wrote them (ResourceGrid). */
  readonly children?: ReactNode;
}

/**
 * The filter of a list of resources: groups, filter bar, count, grid or list, empty state. It puts the cards in order.
 */
export default function ResourceList({ groups, children }: ResourceListProps) {
  const all = useListedResources();
  const { query, typed } = useResourceQuery();
  const group = groups.find(({ id }) => id === query.group);
  const resources = useMemo(
    () => (group === undefined ? all : all.filter((resource) => resource.group === group.id)),
    [all, group],
  );
  return (
    <>
      {groups.length === 0 ? null : <GroupFilter groups={groups} resources={all} query={query} />}
      <GroupList group={group} resources={resources} query={query} typed={typed}>
        {children}
      </GroupList>
    </>
  );
}

interface GroupListProps {
  readonly group: ToolGroup | undefined;
  readonly resources: readonly ListedResource[];
  readonly query: ResourceQuery;
  readonly typed: TypedText;
  readonly children: ReactNode;
}

function GroupList({ group, resources, query, typed, children }: GroupListProps) {
  const { list } = useMessages(catalogueMessages);
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(() => filterResources(resources, shownQuery, null), [resources, shownQuery]);
  useShownItems(RESOURCE_CARDS_ID, shown);
  useView(query.view);
  useSearchReport(shownQuery.text, shown.length);
  // The link disappears together with the filters it cleared, so the focus moves to the list.
  const count = useRef<HTMLParagraphElement>(null);
  const clear = {
    search: toSearch(clearFilters(query)),
    onClick: () => {
      // The typed text may not have reached the address yet.
      typed.setText("");
      count.current?.focus();
    },
  };
  return (
    <section className={styles.resources}>
      <ResourceFilters resources={resources} query={query} typed={typed} />
      <h2 className={group === undefined ? "visually-hidden" : undefined}>{group?.name ?? list.results}</h2>
      {group === undefined ? null : <p className="muted reading">{group.description}</p>}
      <div className={styles.bar}>
        <p ref={count} role="status" tabIndex={-1} className="tabular">
          {list.count(shown.length, resources.length)}
        </p>
        {isFiltered(query) ? (
          <>
            <Badge tone="warning">{list.filtered}</Badge>
            <QueryLink {...clear} className={buttonClass({ size: "small" })}>
              {list.clear}
            </QueryLink>
          </>
        ) : null}
        <ViewToggle query={query} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          heading={list.emptyTitle}
          actions={
            <QueryLink {...clear} className={buttonClass({ variant: "brand" })}>
              {list.clear}
            </QueryLink>
          }
        >
          {list.emptyText}
        </EmptyState>
      ) : null}
      {children}
    </section>
  );
}

/** Lays the cards of the page out as a grid or one below the other. */
function useView(view: View) {
  useEffect(() => {
    const list = document.getElementById(RESOURCE_CARDS_ID);
    if (list !== null) list.className = VIEW_CLASS[view] ?? "";
  }, [view]);
}

/** The choice between a grid and a stacked list. */
function ViewToggle({ query }: { query: ResourceQuery }) {
  const { list } = useMessages(catalogueMessages);
  return (
    <nav aria-label={list.view} className={styles.views} data-print="hide">
      {VIEWS.map((view) => (
        <QueryLink
          key={view}
          search={toSearch({ ...query, view })}
          className={buttonClass({ variant: "bare", size: "small", square: true, className: styles.view })}
          aria-label={list[view]}
          aria-current={query.view === view ? "true" : undefined}
          replace
        >
          <Icon icon={view === "grid" ? LayoutGrid : Rows3} />
        </QueryLink>
      ))}
    </nav>
  );
}
