// Events go to the global analytics function if there is one, otherwise to the console. The site ships no such
// function; an author who wants one defines `window.analytics = (event, data) => …`.

/** The events of the site, and what each of them says. None names a person. */
interface AnalyticsEvents {
  page_view: { readonly path: string };
  /** A link to the thing itself was followed, outside this site. */
  resource_click: { readonly id: string; readonly url: string };
  search: { readonly query: string; readonly results: number };
  news_click: { readonly id: string };
  qr_generate: { readonly id: string };
  newsletter_signup: { readonly place: "inline" | "popup" | "footer" };
}

/**
 * Reports one event, in the browser only: call it from event handlers and effects. It never throws, so that a
 * broken analytics function cannot break a click.
 */
export function trackEvent<Event extends keyof AnalyticsEvents>(
  event: Event,
  data: AnalyticsEvents[Event],
): void {
  const analytics: unknown = Reflect.get(globalThis, "analytics");
  if (typeof analytics !== "function") {
    console.info("analytics", event, data);
    return;
  }
  try {
    analytics(event, data);
  } catch (error) {
    console.warn("analytics failed", error);
  }
}
