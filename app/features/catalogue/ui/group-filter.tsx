import {
  Code,
  GraduationCap,
  LayoutGrid,
  type LucideIcon,
  MessageCircle,
  Microscope,
  Palette,
} from "lucide-react";
import type { ToolGroup, ToolGroupId } from "~/features/catalogue/core/resource";
import { RESOURCE_LIST } from "~/features/catalogue/core/resource-list";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { useMessages } from "~/i18n/translate";
import { countValues, filterBeside, toSearch, withChoice } from "~/lib/filterable-list";
import { ChipGroup, FilterChip } from "~/ui/filter-chips";
import type { ListState } from "~/ui/filterable-list";
import { Icon } from "~/ui/icon";

const GROUP_ICON = {
  "general-ai": MessageCircle,
  "coding-tools": Code,
  "creative-media": Palette,
  "research-tools": Microscope,
  "education-first": GraduationCap,
} as const satisfies Record<ToolGroupId, LucideIcon>;

interface GroupFilterProps extends Pick<ListState, "items" | "query"> {
  readonly groups: readonly ToolGroup[];
}

/** A button for each group of the tools page with its count. */
export function GroupFilter({ groups, items, query }: GroupFilterProps) {
  const { tools } = useMessages(catalogueMessages);
  const beside = filterBeside(RESOURCE_LIST, items, query, "group");
  const counts = countValues(beside, "group");
  const chip = (group: string, count: number, icon: LucideIcon, name: string) => (
    <FilterChip
      key={group}
      search={toSearch(withChoice(RESOURCE_LIST, query, "group", group))}
      chosen={(query.get("group") ?? "") === group}
      count={count}
    >
      <Icon icon={icon} />
      {name}
    </FilterChip>
  );
  return (
    <ChipGroup label={tools.groups} labelHidden scrolls>
      {chip("", beside.length, LayoutGrid, tools.allTools)}
      {groups.map(({ id, name }) => chip(id, counts.get(id) ?? 0, GROUP_ICON[id], name))}
    </ChipGroup>
  );
}
