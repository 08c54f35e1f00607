import type { ReactNode } from "react";
import type { ToolGroup } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { type ListItem, listValues } from "~/lib/filterable-list";
import { Badge } from "~/ui/badge";
import { ListAnswer, useFilterableList } from "~/ui/filterable-list";
import { GroupFilter } from "./group-filter";
import { ResourceFilters } from "./resource-filters";
import styles from "./resource-list.module.css";
import { ViewToggle } from "./view-toggle";

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
  const words = { ...list, submit: useMessages(controlsMessages).search };
  const state = useFilterableList(RESOURCE_LIST);
  const { items, query, isFiltered } = state;
  const group = groups.find(({ id }) => id === query.get("group"));
  const isIn = (item: ListItem) => group === undefined || listValues(item, "group").includes(group.id);
  const inGroup = items.filter(isIn);
  return (
    <>
      {groups.length === 0 ? null : <GroupFilter groups={groups} items={items} query={query} />}
      <section className={styles.resources}>
        <ResourceFilters items={inGroup} state={state} words={words} />
        <h2 className={group === undefined ? "visually-hidden" : undefined}>{group?.name ?? list.results}</h2>
        {group === undefined ? null : <p className="muted reading">{group.description}</p>}
        <ListAnswer state={state} words={words} all={inGroup.length} className={styles.bar}>
          {isFiltered ? <Badge tone="warning">{list.filtered}</Badge> : null}
          <ViewToggle query={query} />
        </ListAnswer>
        {children}
      </section>
    </>
  );
}
