// A file of the list is saved under the title of its prompt. The title stands in the card, and thirty names that repeat
// it need not; without script the file keeps the name that its address has.
import { promptFileName } from "~/features/prompts/core/prompt-file-name";
import { PROMPT_PLACE } from "./prompt-actions";

/** Names the files in a part of a page as they are asked for, until the returned function is called. */
export function nameFiles(part: HTMLElement): () => void {
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
