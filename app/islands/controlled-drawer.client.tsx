import type { ListedResource } from "~/features/catalogue/core/resource";
import { ResourceDrawer } from "~/features/catalogue/ui/resource-drawer.client";
import { useResourceControls } from "~/islands/resource-controls";

interface ControlledDrawerProps {
  readonly card: ListedResource;
  readonly onClose: () => void;
  /** Configured origin of the site. */
  readonly origin: string;
}

/** The drawer of a resource with the controls of other features. Nothing of it is loaded before somebody wants it. */
export function ControlledDrawer({ origin, ...drawer }: ControlledDrawerProps) {
  return <ResourceDrawer {...drawer} controls={useResourceControls(origin)} />;
}
