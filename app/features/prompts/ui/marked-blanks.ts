// The blanks of prompts that the server wrote: each is a mark with its words in brackets.
import { FILLED } from "./prompt-actions";

export interface MarkedBlank {
  readonly mark: HTMLElement;
  /** Its words, without brackets. */
  readonly label: string;
}

/** The blanks in a part of a page, as long as nothing was put into them. */
export function listMarkedBlanks(part: HTMLElement): MarkedBlank[] {
  const marks = part.querySelectorAll<HTMLElement>("[data-prompt] mark");
  return [...marks].map((mark) => ({ mark, label: (mark.textContent ?? "").slice(1, -1) }));
}

/** Puts words into blanks, by the words of each; a blank that gets none shows its own again. */
export function fillMarkedBlanks(
  blanks: readonly MarkedBlank[],
  fill: Readonly<Partial<Record<string, string>>>,
): void {
  for (const { mark, label } of blanks) {
    const words = fill[label];
    mark.textContent = words ?? `[${label}]`;
    if (words === undefined) mark.removeAttribute(FILLED);
    else mark.setAttribute(FILLED, label);
  }
}
