import { LayoutGrid, Rows3, SearchX } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { filterResources } from "~/features/catalogue/core/filter-resources";
import {
  clearFilters,
  isFiltered,
  type ResourceQuery,
  toSearch,
  VIEWS,
} from "~/features/catalogue/core/resource-query";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { QueryLink } from "~/ui/page-query";
import { ResourceFilters } from "./resource-filters";
import { ResourceGrid, type ResourceGridProps } from "./resource-grid";
import styles from "./resource-list.module.css";
import { useResourceQuery, useSearchReport } from "./use-resource-query";

export interface ResourceListProps extends Omit<ResourceGridProps, "view"> {
  title?: ReactNode;
  subtitle?: ReactNode;
}

/** A list of resources: filter bar, count, grid or list, empty state. */
export function ResourceList({ title, subtitle, resources, ...grid }: ResourceListProps) {
  const { list } = useMessages(catalogueMessages);
  const { query, typed } = useResourceQuery();
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(() => filterResources(resources, shownQuery, null), [resources, shownQuery]);
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
      <h2 className={title === undefined ? "visually-hidden" : undefined}>{title ?? list.results}</h2>
      {subtitle === undefined ? null : <p className="muted reading">{subtitle}</p>}
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
      ) : (
        <ResourceGrid {...grid} resources={shown} view={query.view} />
      )}
    </section>
  );
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
