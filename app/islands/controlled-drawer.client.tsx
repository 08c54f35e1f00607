import { useCard } from "~/features/catalogue/ui/read-card";
import { ResourceDrawer } from "~/features/catalogue/ui/resource-drawer.client";
import { useResourceControls } from "~/islands/resource-controls";

interface ControlledDrawerProps {
  /** Id of a resource that the page has a card of. */
  readonly id: string;
  readonly onClose: () => void;
  /** Configured origin of the site. */
  readonly origin: string;
}

/** The drawer of a resource with the controls of other features. Nothing of it is loaded before somebody wants it. */
export function ControlledDrawer({ id, onClose, origin }: ControlledDrawerProps) {
  const card = useCard(id);
  const controls = useResourceControls(origin);
  return card === null ? null : <ResourceDrawer card={card} controls={controls} onClose={onClose} />;
}
