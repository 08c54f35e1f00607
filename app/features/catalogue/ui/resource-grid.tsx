import { toDifferences } from "~/features/catalogue/core/card-badges";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST, type VIEWS } from "~/features/catalogue/core/resource-list";
import { controlsMessages } from "~/i18n/messages/controls";
import { useMessages } from "~/i18n/translate";
import { parseListQuery } from "~/lib/filterable-list";
import { FilterableCards } from "~/ui/list-items";
import { CatalogueCard } from "./catalogue-card";
import type { ResourceControls } from "./resource-controls";
import styles from "./resource-grid.module.css";

/** Class of the list in each view. */
export const VIEW_CLASS: Readonly<Record<(typeof VIEWS)[number], string | undefined>> = {
  grid: "card-grid",
  list: styles.list,
};

interface ResourceGridProps {
  readonly resources: readonly ResourceCard[];
  /** The query of the page that narrows them; none unless told otherwise. */
  readonly search?: string;
  readonly controls: ResourceControls;
}

/** The cards of a page. Its filter hides and orders them in place, and its drawer reads them. */
export function ResourceGrid({ resources, search = "", controls }: ResourceGridProps) {
  const differences = toDifferences(resources);
  const view = parseListQuery(RESOURCE_LIST, search).has("view") ? "list" : "grid";
  return (
    <FilterableCards
      list={RESOURCE_LIST}
      entries={resources}
      search={search}
      fold={useMessages(controlsMessages)}
      className={VIEW_CLASS[view]}
    >
      {(resource) => <CatalogueCard resource={resource} differences={differences} controls={controls} />}
    </FilterableCards>
  );
}
