import { useEffect } from "react";
import { useSiteNavigation } from "~/ui/navigation";
import { trackEvent } from "~/ui/track-event";

/** Reports one page view for each change of route, the first page included. It draws nothing. */
export function PageViews() {
  const { pathname } = useSiteNavigation();
  useEffect(() => trackEvent("page_view", { path: pathname }), [pathname]);
  return null;
}
