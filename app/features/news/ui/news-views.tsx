import { useEffect } from "react";
import { trackEvent } from "~/ui/track-event";

function report(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-news]") : null;
  const id = link?.dataset.news;
  if (id === undefined) return;
  navigator.sendBeacon(`/api/news/${id}/view`);
  trackEvent("news_click", { id });
}

/**
 * Counts the views of the page's news. Their links are ordinary and open whatever becomes of the count. Draws nothing.
 */
export function NewsViews() {
  useEffect(() => {
    document.addEventListener("click", report);
    return () => document.removeEventListener("click", report);
  }, []);
  return null;
}
