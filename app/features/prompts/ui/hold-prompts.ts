import { promptControlAt } from "./prompt-actions";

/**
 * Keeps what is pressed on the prompts of a part until the returned function is called, and does it then: a class may
 * still be on its way into them.
 */
export function holdPrompts(part: HTMLElement): () => void {
  const held = new Set<HTMLElement>();
  function hold(event: MouseEvent) {
    const control = promptControlAt(event.target);
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    held.add(control);
  }
  part.addEventListener("click", hold, true);
  return () => {
    part.removeEventListener("click", hold, true);
    // Not before whoever let go has filled the prompts.
    queueMicrotask(() => {
      for (const control of held) control.click();
    });
  };
}
