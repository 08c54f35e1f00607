// Browsers translate a page by replacing its text nodes, and so do dictionaries and reading aids. React does not know
// the page then and draws an island anew: what stood in it, was typed and had the focus comes back.
import { useLayoutEffect, useRef } from "react";
import { SLOT } from "~/islands/island";

const CONTROLS = "a,button,input,select,textarea";

interface SlotProps {
  /** Nodes of the slot, as the server wrote them. */
  readonly nodes: readonly ChildNode[];
}

/** Slot of an island: React takes the element, and a new one gets the nodes of the old. */
function Slot({ nodes }: SlotProps) {
  const place = useRef<HTMLDivElement>(null);
  // Read while rendering: a node that is moved loses the focus.
  const focused = nodes.some((node) => node.contains(document.activeElement)) ? document.activeElement : null;
  useLayoutEffect(() => {
    if (nodes.every((node) => node.parentNode === place.current)) return;
    place.current?.replaceChildren(...nodes);
    if (focused instanceof HTMLElement) focused.focus();
  });
  const attributes = { [SLOT]: "", suppressHydrationWarning: true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that the client keeps what is there
  return <div ref={place} {...attributes} dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** The slot of an island, to be rendered in it; undefined where there is none. */
export function listPreservedNodes(element: HTMLElement) {
  const kept = element.querySelector(`[${SLOT}]`);
  return kept === null ? undefined : <Slot nodes={[...kept.childNodes]} />;
}

/** The controls that an island draws itself, in their order. */
function listControls(element: HTMLElement): HTMLElement[] {
  const kept = element.querySelector(`[${SLOT}]`);
  const controls = [...element.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls.filter((control) => !kept?.contains(control));
}

function takeOver(from: HTMLElement, to: HTMLElement | undefined) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (to.type !== "file") to.value = from.value;
    to.checked = from.checked;
  } else if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) {
    to.selectedIndex = from.selectedIndex;
  } else if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
  }
}

interface EarlyInputProps {
  readonly element: HTMLElement;
}

/**
 * Puts what was typed and chosen in an island into the controls that React draws in their place, before the island
 * itself looks at them, and the focus back to where it was. Stands before the component.
 */
export function EarlyInput({ element }: EarlyInputProps) {
  // Read while drawing: the nodes of before stand in the page until React puts its own in their place.
  const before = listControls(element);
  const focused = before.find((control) => control === document.activeElement);

  useLayoutEffect(() => {
    const now = listControls(element);
    for (const [index, control] of before.entries()) {
      if (control.isConnected) continue;
      takeOver(control, now[index]);
      // At once: a reader goes on typing.
      if (control === focused) now[index]?.focus();
    }
  });
  return null;
}
