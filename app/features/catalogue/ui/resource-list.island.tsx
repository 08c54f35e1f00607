import { LayoutGrid, Rows3 } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import type { ToolGroup } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST, VIEWS } from "~/features/catalogue/core/resource-list";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import { listValues, toSearch, withChoice } from "~/lib/filterable-list";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ListAnswer } from "~/ui/list-answer";
import { QueryLink } from "~/ui/page-query";
import { trackEvent } from "~/ui/track-event";
import { type ListState, useFilterableList } from "~/ui/use-filterable-list";
import { GroupFilter } from "./group-filter";
import { ResourceFilters } from "./resource-filters";
import { VIEW_CLASS } from "./resource-grid";
import styles from "./resource-list.module.css";

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
  const { list } = useMessages(catalogueMessages);
  const state = useFilterableList(RESOURCE_LIST);
  const { items, query, shown, isFiltered } = state;
  const group = groups.find(({ id }) => id === query.get("group"));
  const inGroup = useMemo(
    () =>
      group === undefined ? items : items.filter((item) => listValues(item, "group").includes(group.id)),
    [items, group],
  );
  useView(query.has("view") ? "list" : "grid");
  useSearchReport(query.get("q") ?? "", shown.length);
  return (
    <>
      {groups.length === 0 ? null : <GroupFilter groups={groups} items={items} query={query} />}
      <section className={styles.resources}>
        <ResourceFilters items={inGroup} state={state} />
        <h2 className={group === undefined ? "visually-hidden" : undefined}>{group?.name ?? list.results}</h2>
        {group === undefined ? null : <p className="muted reading">{group.description}</p>}
        <ListAnswer
          state={state}
          className={styles.bar}
          count={list.count(shown.length, inGroup.length)}
          words={list}
        >
          {isFiltered ? <Badge tone="warning">{list.filtered}</Badge> : null}
          <ViewToggle query={query} />
        </ListAnswer>
        {children}
      </section>
    </>
  );
}

/** Lays the cards of the page out as a grid or one below the other. */
function useView(view: (typeof VIEWS)[number]) {
  useEffect(() => {
    const list = document.getElementById(RESOURCE_LIST.id);
    if (list !== null) list.className = VIEW_CLASS[view] ?? "";
  }, [view]);
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

/** The choice between a grid and a stacked list. */
function ViewToggle({ query }: Pick<ListState, "query">) {
  const { list } = useMessages(catalogueMessages);
  return (
    <nav aria-label={list.view} className={styles.views} data-print="hide">
      {VIEWS.map((view) => (
        <QueryLink
          key={view}
          search={toSearch(withChoice(RESOURCE_LIST, query, "view", view))}
          className={buttonClass({ variant: "bare", size: "small", square: true, className: styles.view })}
          aria-label={list[view]}
          aria-current={query.has("view") === (view === "list") ? "true" : undefined}
          replace
        >
          <Icon icon={view === "grid" ? LayoutGrid : Rows3} />
        </QueryLink>
      ))}
    </nav>
  );
}
