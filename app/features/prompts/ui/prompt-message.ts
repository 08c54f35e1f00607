// The message for a chat that a prompt of the list becomes. Landings bring theirs along, so their scripts do without
// this.
import { toWhatsAppText } from "~/lib/whatsapp-text";
import { FILLED, PROMPT_PLACE, type PromptActionWords, TYPED_LINK } from "./prompt-actions";

/** The prompt with its blanks open: what a class put into them is of that class, and a chat has many readers. */
function asPrinted(prompt: HTMLElement): string {
  const copy = document.importNode(prompt, true);
  for (const mark of copy.querySelectorAll(`mark[${FILLED}]`))
    mark.textContent = `[${mark.getAttribute(FILLED)}]`;
  return copy.textContent ?? "";
}

/** What a chat gets of a prompt of the list: its title in bold, as much of it as there is room for, its short link. */
export function toMessage(prompt: HTMLElement, { whole }: Pick<PromptActionWords, "whole">): string {
  const place = prompt.closest(`[${PROMPT_PLACE}]`);
  return toWhatsAppText({
    title: place?.querySelector("h2")?.textContent ?? "",
    text: asPrinted(prompt),
    url: `${location.protocol}//${place?.querySelector(`[${TYPED_LINK}]`)?.textContent ?? location.host}`,
    whole,
  });
}
