// Holds a click on an island that is not hydrated yet, and replays it once when the island answers. Part of the inline
// script (boot.ts).
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
    islands ? 'button,[data-client],[href^="?"]' : "[data-client]",
  );
  return control && waitingAround(control) ? control : null;
}

/** Clicks that came too early, in their order. */
const held = new Set<HTMLElement>();

/** Holds a click until its island answers, and shows that on its control (styles/base.css). Two clicks count as one. */
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

/** Drops the held clicks: the reader has asked for something else. */
export const forgetHeld = () => held.forEach(release);

/** Replays the clicks whose islands answer, one after the other: the second may depend on a change by the first. */
export async function letGo() {
  for (const control of held) {
    await null; // React draws first what was typed early, or what the click before this one has changed
    if (!held.has(control) || waitingAround(control)) continue;
    release(control);
    control.click();
  }
}

addEventListener(ISLAND_LIVE, letGo);
