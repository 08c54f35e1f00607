import { ToolsDirectory, type ToolsDirectoryProps } from "~/features/catalogue/ui/tools-directory";
import { useResourceControls } from "~/islands/resource-controls";

interface ToolsDirectoryIslandProps extends Omit<ToolsDirectoryProps, "controls"> {
  /** Configured origin of the site. */
  readonly origin: string;
}

/** The directory of the tools with its groups and filters. */
export function ToolsDirectoryIsland({ origin, ...directory }: ToolsDirectoryIslandProps) {
  return <ToolsDirectory {...directory} controls={useResourceControls(origin)} />;
}
