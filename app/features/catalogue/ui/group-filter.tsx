import {
  Code,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  Microscope,
  Palette,
} from "lucide-react";
import { groupCounts } from "~/features/catalogue/core/facets";
import type { ListedResource, ToolGroup, ToolGroupId } from "~/features/catalogue/core/resource";
import type { ResourceQuery } from "~/features/catalogue/core/resource-query";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import { Icon } from "~/ui/icon";
import { ChipGroup, FilterChip } from "./filter-chip";

const GROUP_ICON = {
  "general-ai": MessageCircle,
  "coding-tools": Code,
  "creative-media": Palette,
  "research-tools": Microscope,
  "education-first": GraduationCap,
} as const satisfies Record<ToolGroupId, LucideIcon>;

interface GroupFilterProps {
  readonly groups: readonly ToolGroup[];
  /** The resources of all groups. */
  readonly resources: readonly ListedResource[];
  readonly query: ResourceQuery;
}

/** A button for each group of the tools page with its count. */
export function GroupFilter({ groups, resources, query }: GroupFilterProps) {
  const { tools } = useMessages(catalogueMessages);
  const counts = groupCounts(resources);
  const isKnown = groups.some(({ id }) => id === query.group);
  return (
    <ChipGroup label={tools.groups} labelHidden scrolls>
      <FilterChip to={{ ...query, group: "all" }} chosen={!isKnown} count={resources.length}>
        <Icon icon={LayoutGrid} />
        {tools.allTools}
      </FilterChip>
      {groups.map(({ id, name }) => (
        <FilterChip
          key={id}
          to={{ ...query, group: id }}
          chosen={id === query.group}
          count={counts.get(id) ?? 0}
        >
          <Icon icon={GROUP_ICON[id]} />
          {name}
        </FilterChip>
      ))}
    </ChipGroup>
  );
}
