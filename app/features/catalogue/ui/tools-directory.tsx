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
import type { ToolGroup, ToolGroupId } from "~/features/catalogue/core/resource";
import { parseResourceQuery } from "~/features/catalogue/core/resource-query";
import { catalogueMessages } from "~/i18n/messages/catalogue";
import { shellMessages } from "~/i18n/messages/shell";
import { useMessages } from "~/i18n/translate";
import { buttonClass } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { ExternalLink } from "~/ui/external-link";
import { Icon } from "~/ui/icon";
import { usePageQuery } from "~/ui/page-query";
import { SectionHeading } from "~/ui/section-heading";
import { ChipGroup, FilterChip } from "./filter-chip";
import { ResourceList, type ResourceListProps } from "./resource-list";

const GROUP_ICON = {
  "general-ai": MessageCircle,
  "coding-tools": Code,
  "creative-media": Palette,
  "research-tools": Microscope,
  "education-first": GraduationCap,
} as const satisfies Record<ToolGroupId, LucideIcon>;

export interface ToolsDirectoryProps extends ResourceListProps {
  title: string;
  lead: string;
  groups: readonly ToolGroup[];
  /** The author's live directory; null where it is not configured or not shown. */
  liveDirectoryUrl: string | null;
}

/** The AI tools page: counts, a button for each category with its count, the list of the chosen one. */
export function ToolsDirectory({
  title,
  lead,
  groups,
  liveDirectoryUrl,
  resources,
  ...list
}: ToolsDirectoryProps) {
  const { tools } = useMessages(catalogueMessages);
  const { common } = useMessages(shellMessages);
  const query = parseResourceQuery(new URLSearchParams(usePageQuery()));
  const counts = groupCounts(resources);
  const chosen = groups.find(({ id }) => id === query.group);
  return (
    <div className="page section">
      <SectionHeading
        level={1}
        eyebrow={tools.counts(resources.length, groups.length)}
        heading={title}
        lead={lead}
        actions={
          liveDirectoryUrl === null ? null : (
            <>
              <ExternalLink href={liveDirectoryUrl} newTabLabel={common.newTab} className={buttonClass()}>
                {tools.liveDirectory}
              </ExternalLink>
              <ExampleMark value={liveDirectoryUrl} label={common.example} />
            </>
          )
        }
      />
      <ChipGroup label={tools.groups} labelHidden scrolls>
        <FilterChip to={{ ...query, group: "all" }} chosen={chosen === undefined} count={resources.length}>
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
      <ResourceList
        {...list}
        resources={chosen === undefined ? resources : resources.filter(({ group }) => group === chosen.id)}
        title={chosen?.name}
        subtitle={chosen?.description}
      />
    </div>
  );
}
