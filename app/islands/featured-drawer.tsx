import { LinkedDrawer } from "~/features/catalogue/ui/linked-drawer";
import { FEATURED_TOOLS_ID } from "~/features/home/core/featured-tools";
import { useResourceControls } from "~/islands/resource-controls";

/** The detail drawer of the featured tools. `origin` is the configured one of the site. */
export function FeaturedDrawer({ origin }: { origin: string }) {
  return <LinkedDrawer listId={FEATURED_TOOLS_ID} controls={useResourceControls(origin)} />;
}
