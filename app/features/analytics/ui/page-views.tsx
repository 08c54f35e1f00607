import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { trackEvent } from "~/features/analytics/core/track-event";

/** Spec §7: one page view for each change of route, the first page included. Draws nothing. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => trackEvent("page_view", { path: pathname }), [pathname]);
  return null;
}
