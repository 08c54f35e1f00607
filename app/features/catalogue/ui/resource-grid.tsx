import { differencesOf } from "~/features/catalogue/core/card-badges";
import { toItemData } from "~/features/catalogue/core/listed-resource";
import type { ResourceCard } from "~/features/catalogue/core/resource";
import type { View } from "~/features/catalogue/core/resource-query";
import { inShownOrder } from "~/ui/listed-items";
import { CatalogueCard } from "./catalogue-card";
import { RESOURCE_CARDS_ID, VIEW_CLASS } from "./listed-cards";
import type { ResourceControls } from "./resource-controls";
import styles from "./resource-grid.module.css";

export interface ResourceGridProps {
  readonly resources: readonly ResourceCard[];
  /** Those that match the query, in their order; all of them unless told otherwise. */
  readonly shown?: readonly ResourceCard[];
  readonly controls: ResourceControls;
  readonly view?: View;
}

/** The cards of a page. Its filter hides and orders them in place, and its drawer reads them. */
export function ResourceGrid({ resources, shown = resources, controls, view = "grid" }: ResourceGridProps) {
  const differences = differencesOf(resources);
  return (
    <ul id={RESOURCE_CARDS_ID} className={VIEW_CLASS[view]} hidden={shown.length === 0}>
      {inShownOrder(resources, shown).map(({ item: resource, place, hidden }) => {
        const { item, kind, group, tags, needs } = toItemData(resource);
        return (
          <li
            key={item}
            className={styles.item}
            hidden={hidden}
            data-item={item}
            data-place={place}
            data-kind={kind}
            data-group={group}
            data-tags={tags}
            data-needs={needs}
          >
            <CatalogueCard resource={resource} differences={differences} controls={controls} />
          </li>
        );
      })}
    </ul>
  );
}
