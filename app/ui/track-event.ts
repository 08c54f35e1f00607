// Events go to the global analytics function if there is one, otherwise to the console. The site ships no such
// function; an author who wants one defines `window.analytics = (event, data) => …`.
import type { AnalyticsEvent, AnalyticsEvents } from "./events";

/**
 * Reports one event, in the browser only: call it from event handlers and effects. It never throws, so that a
 * broken analytics function cannot break a click.
 */
export function trackEvent<Event extends AnalyticsEvent>(event: Event, data: AnalyticsEvents[Event]): void {
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
