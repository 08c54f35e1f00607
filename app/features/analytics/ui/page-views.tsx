import { useEffect } from "react";
import { usePagePlace } from "~/ui/navigation";
import { trackEvent } from "~/ui/track-event";

/** Reports one page view. It draws nothing. */
export function PageViews() {
  const { pathname } = usePagePlace();
  useEffect(() => trackEvent("page_view", { path: pathname }), [pathname]);
  return null;
}
