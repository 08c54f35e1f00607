// Messages, names of files and names of controls of the listed prompts. Landings have none of them.
import type { ExportGuard } from "~/features/privacy-guard/core/export-guard";
import { promptFileName } from "~/features/prompts/core/prompt-file-name";
import { toWhatsAppText } from "~/lib/whatsapp-text";
import {
  answerPrompts,
  COPY_MESSAGE,
  COPY_PROMPT,
  FILLED,
  PROMPT_PLACE,
  type PromptActionWords,
  TYPED_LINK,
} from "./prompt-actions";

/** The prompt with its blanks open: filled values are of one class, and a chat has many readers. */
function asPrinted(prompt: HTMLElement): string {
  const copy = document.importNode(prompt, true);
  for (const mark of copy.querySelectorAll(`mark[${FILLED}]`))
    mark.textContent = `[${mark.getAttribute(FILLED)}]`;
  return copy.textContent ?? "";
}

/** The chat message of a listed prompt: its title in bold, as much of its text as there is room for, its short link. */
function toMessage(prompt: HTMLElement, { whole }: Pick<PromptActionWords, "whole">): string {
  const place = prompt.closest(`[${PROMPT_PLACE}]`);
  return toWhatsAppText({
    title: place?.querySelector("h2")?.textContent ?? "",
    text: asPrinted(prompt),
    url: `${location.protocol}//${place?.querySelector(`[${TYPED_LINK}]`)?.textContent ?? location.host}`,
    whole,
  });
}

/**
 * Names files by the titles of their prompts as they are asked for, until the returned function is called: thirty names
 * need not repeat what stands in the cards. Without script a file keeps the name that its address has.
 */
function nameFiles(part: HTMLElement): () => void {
  function name({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[download=""]') : null;
    const place = link?.closest<HTMLElement>(`[${PROMPT_PLACE}]`);
    if (!link || !place) return;
    link.download = promptFileName({
      id: place.id,
      title: place.querySelector("h2")?.textContent ?? "",
    });
  }
  part.addEventListener("click", name);
  return () => part.removeEventListener("click", name);
}

/**
 * Thirty controls have one label: each is called by the title of its prompt, too, for those who hear or say it, and all of
 * a prompt are a group of its name.
 */
function nameControls(part: HTMLElement) {
  for (const place of part.querySelectorAll(`[${PROMPT_PLACE}]`)) {
    const title = place.querySelector("h2")?.textContent ?? "";
    const group = place.querySelector("[data-prompt]");
    group?.setAttribute("role", "group");
    group?.setAttribute("aria-label", title);
    for (const control of place.querySelectorAll(`summary, [${COPY_PROMPT}], [${COPY_MESSAGE}]`)) {
      const label = control.querySelector("span > span") ?? control;
      control.setAttribute("aria-label", `${label.textContent}: ${title}`);
    }
  }
}

/** Answers the controls of all prompts of a list, until the returned function is called. */
export function answerListedPrompts(
  cards: HTMLElement,
  words: PromptActionWords,
  ask: ExportGuard,
): () => void {
  nameControls(cards);
  const stops = [nameFiles(cards), answerPrompts(cards, words, ask, toMessage)];
  return () => {
    for (const stop of stops) stop();
  };
}
