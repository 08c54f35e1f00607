// The blanks of prompts that the server wrote: each is a mark with its words in brackets.

/** A filled blank has this attribute, by which whoever sends the prompt off knows to ask first. */
const FILLED = "data-filled";

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
    mark.toggleAttribute(FILLED, words !== undefined);
  }
}

/** Replaces words in the blanks that are filled. */
export function replaceInMarks(prompt: HTMLElement, replace: (text: string) => string): void {
  for (const mark of prompt.querySelectorAll(`mark[${FILLED}]`))
    mark.textContent = replace(mark.textContent ?? "");
}

/** Whether something of somebody's own stands in a prompt. */
export function isFilled(prompt: HTMLElement): boolean {
  return prompt.querySelector(`[${FILLED}]`) !== null;
}
