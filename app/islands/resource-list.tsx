import { ResourceList, type ResourceListProps } from "~/features/catalogue/ui/resource-list";
import { useResourceControls } from "~/islands/resource-controls";

interface ResourceListIslandProps extends Omit<ResourceListProps, "controls" | "title" | "subtitle"> {
  /** Configured origin of the site. */
  readonly origin: string;
}

/** A list of resources with its filters. */
export function ResourceListIsland({ origin, ...list }: ResourceListIslandProps) {
  return <ResourceList {...list} controls={useResourceControls(origin)} />;
}
