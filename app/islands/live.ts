// How an island tells the inline script (boot.ts), which keeps the clicks that come too early, what becomes of it.

/** Attribute of an island that the client has drawn: empty while it answers, else BUSY. */
export const LIVE = "data-live";
/** Something that the island answers with is on its way: what is pressed is kept. */
export const BUSY = "busy";

/** Attribute of an island whose file did not come, until it is asked for again: its controls do what they do without. */
export const MISSING = "data-missing";

/** Told on an island that is waited for no longer. */
export const ISLAND_LIVE = "island-live";

/** Lets an island answer what is pressed in it. */
export function tellLive(element: HTMLElement) {
  element.setAttribute(LIVE, "");
  tellAnswered(element);
}

/** Has what was pressed in an island repeated. */
export function tellAnswered(element: HTMLElement) {
  element.dispatchEvent(new Event(ISLAND_LIVE, { bubbles: true }));
}
