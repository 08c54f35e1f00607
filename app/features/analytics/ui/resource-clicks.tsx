import { useEffect } from "react";
import { trackEvent } from "~/ui/track-event";

function report(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-resource]") : null;
  const id = link?.dataset.resource || link?.closest<HTMLElement>("[data-item]")?.dataset.item;
  if (link !== null && id !== undefined) trackEvent("resource_click", { id, url: link.href });
}

/**
 * Reports the ways out to resources: each link has the id of its own in `data-resource`, or stands in an item that says
 * it. Draws nothing.
 */
export function ResourceClicks() {
  useEffect(() => {
    document.addEventListener("click", report);
    return () => document.removeEventListener("click", report);
  }, []);
  return null;
}
