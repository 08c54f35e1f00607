import { useEffect } from "react";
import { trackEvent } from "~/features/analytics/core/track-event";
import { useSiteNavigation } from "~/ui/navigation";

/** Tells one page view for each change of route, the first page included. Draws nothing. */
export function PageViews() {
  const { pathname } = useSiteNavigation();
  useEffect(() => trackEvent("page_view", { path: pathname }), [pathname]);
  return null;
}
