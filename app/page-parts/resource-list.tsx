import type { ResourceCard, ToolGroup } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { ResourceGrid } from "~/features/catalogue/ui/resource-grid";
import ResourceList from "~/features/catalogue/ui/resource-list.island";
import CardControls from "~/islands/card-controls.island";
import { Island } from "~/islands/island";
import { useResourceControls } from "~/islands/resource-controls";
import { ListItems } from "~/ui/list-items";
import { usePagePlace } from "~/ui/navigation";
import { useSiteOrigin } from "./site-origin";

interface FilteredListProps {
  readonly resources: readonly ResourceCard[];
  /** Groups to choose one from; none for a list without. */
  readonly groups?: readonly ToolGroup[];
}

const NO_GROUPS: readonly ToolGroup[] = [];

/** The whole list of a page as cards, narrowed by its address, with the island that filters them in place. */
export function FilteredList({ resources, groups = NO_GROUPS }: FilteredListProps) {
  const origin = useSiteOrigin();
  const controls = useResourceControls(origin);
  const { search } = usePagePlace();
  return (
    <Island name="card-controls" of={CardControls} props={{ origin }}>
      <ListItems.Provider value={resources.map(RESOURCE_LIST.toItem)}>
        <Island name="resource-list" of={ResourceList} props={{ groups }}>
          <ResourceGrid resources={resources} search={search} controls={controls} />
        </Island>
      </ListItems.Provider>
    </Island>
  );
}
