import type { MouseEvent } from "react";

/** True for a click that would open a link in this tab: no second button, no key that asks for another place. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
