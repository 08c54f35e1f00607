import { LinkedDrawer } from "~/features/catalogue/ui/linked-drawer";
import { useResourceControls } from "~/islands/resource-controls";

/** The detail drawer of the cards of a page. `origin` is the configured one of the site. */
export function ListDrawer({ origin }: { origin: string }) {
  return <LinkedDrawer controls={useResourceControls(origin)} />;
}
