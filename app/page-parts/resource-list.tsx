import { filterResources } from "~/features/catalogue/core/filter-resources";
import type { ResourceCard, ToolGroup } from "~/features/catalogue/core/resource";
import { parseResourceQuery } from "~/features/catalogue/core/resource-query";
import { ListedResources } from "~/features/catalogue/ui/listed-cards";
import { ResourceGrid } from "~/features/catalogue/ui/resource-grid";
import ResourceList from "~/features/catalogue/ui/resource-list.island";
import CardControls from "~/islands/card-controls.island";
import { Island } from "~/islands/island";
import { useResourceControls } from "~/islands/resource-controls";
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
  const query = parseResourceQuery(new URLSearchParams(usePagePlace().search));
  return (
    <Island name="card-controls" of={CardControls} props={{ origin }}>
      <ListedResources.Provider value={resources}>
        <Island name="resource-list" of={ResourceList} props={{ groups }}>
          <ResourceGrid
            resources={resources}
            shown={filterResources(resources, query, null)}
            controls={controls}
            view={query.view}
          />
        </Island>
      </ListedResources.Provider>
    </Island>
  );
}
