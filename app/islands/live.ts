// Signals of an island to the inline script (boot.ts), which holds the clicks that come before it is hydrated.

/** Attribute of a hydrated island: empty while it answers, else BUSY. */
export const LIVE = "data-live";
/** Value while the island loads something that its answer needs: clicks are held. */
export const BUSY = "busy";

/** Attribute of an island whose file did not come, until the next attempt: its links and forms work without it. */
export const MISSING = "data-missing";

/** Event on an island for which held clicks wait no longer. */
export const ISLAND_LIVE = "island-live";

/** Marks an island as hydrated and has the clicks held for it replayed. */
export function tellLive(element: HTMLElement) {
  element.setAttribute(LIVE, "");
  tellAnswered(element);
}

/** Has the clicks held for an island replayed. */
export function tellAnswered(element: HTMLElement) {
  element.dispatchEvent(new Event(ISLAND_LIVE, { bubbles: true }));
}
