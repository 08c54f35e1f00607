// A click on an island that the client has not drawn yet is kept, and repeated once when the island answers. Part of the
// inline script (boot.ts).
import { ISLAND_LIVE, LIVE, MISSING } from "./live";

/** The island around an element that does not answer yet; none where no client comes (boot.ts). */
export const waitingAround = (element: Element) =>
  element.closest(`:root:not([data-islands=none]) [data-island]:not([${LIVE}=""],[${MISSING}])`);

/**
 * The control at an element that waits for an island. Before the client has come, which may be never, that is what only
 * the client answers; what leads somewhere by itself does.
 */
export function waitingAt(element: Element): HTMLElement | null {
  const { islands } = document.documentElement.dataset;
  const control = element.closest<HTMLElement>(
    islands ? "button,[data-client],[data-in-place]" : "[data-client]",
  );
  return control && waitingAround(control) ? control : null;
}

/** Clicks that came too early, in their order. */
const held = new Set<HTMLElement>();

/** Keeps a click until its island answers, and shows on its control that it was heard (styles/base.css). Twice is once. */
export function hold(control: HTMLElement) {
  held.add(control);
  control.dataset.heard = "";
  control.ariaBusy = "true";
}

function release(control: HTMLElement) {
  held.delete(control);
  delete control.dataset.heard;
  control.ariaBusy = null;
}

/** Forgets what was pressed: the reader has asked for something else. */
export const forgetHeld = () => held.forEach(release);

/** Repeats what waits for no island any more, one after the other: the second may depend on what the first changes. */
export async function letGo() {
  for (const control of held) {
    await null; // React draws first what was typed early, or what the click before this one has changed
    if (!held.has(control) || waitingAround(control)) continue;
    release(control);
    control.click();
  }
}

addEventListener(ISLAND_LIVE, letGo);
