// Prompts are HTML that the server wrote. One listener copies them and opens them in an assistant.
import type { ExportedPrompt, ExportGuard } from "~/features/privacy-guard/core/export-guard";
import { openPromptIn } from "~/features/prompts/core/open-prompt";
import { PROMPT_SERVICES, type PromptService } from "~/features/prompts/core/prompt-services";
import { copyBySelection, showCopied, writeToClipboard } from "~/ui/clipboard";

/** The element around a prompt and its controls. */
export const PROMPT_PLACE = "data-prompt-place";
/** The button that copies the prompt of its place. */
export const COPY_PROMPT = "data-copy-prompt";
/** The button that copies the prompt of its place as a message for WhatsApp. */
export const COPY_MESSAGE = "data-copy-message";
/** The short link of a prompt, as it is typed. */
export const TYPED_LINK = "data-typed-link";
/** A link that opens a service. */
export const OPEN_IN = "data-open-in";
/** Marks a filled blank; in a list its value is the text that stood there in brackets. */
export const FILLED = "data-filled";
/** Where it says how the opening went. */
export const OPENED = "data-opened";

export interface PromptActionWords {
  readonly copy: string;
  readonly open: (name: string) => string;
  readonly copied: string;
  readonly copyRefused: string;
  readonly carried: (name: string) => string;
  readonly toPaste: (name: string) => string;
  readonly notCopied: string;
  readonly whole: string;
}

/** The text of the prompt beside a control, with the values of its blanks. */
function promptBeside(control: Element): HTMLElement | null {
  const place = control.closest(`[${PROMPT_PLACE}]`);
  return place?.querySelector<HTMLElement>("[data-prompt] p") ?? null;
}

/** A prompt that is about to leave, and whom to ask. */
interface Asking extends Omit<ExportedPrompt, "label" | "leave"> {
  readonly ask: ExportGuard;
  readonly words: PromptActionWords;
}

async function copyPrompt(button: HTMLElement, prompt: HTMLElement, text: string, words: PromptActionWords) {
  const status = prompt.closest(`[${PROMPT_PLACE}]`)?.querySelector("[role=status]");
  const isCopied = await writeToClipboard(text);
  status?.classList.toggle("visually-hidden", isCopied);
  status?.replaceChildren(isCopied ? words.copied : words.copyRefused);
  if (!isCopied) {
    prompt.closest("details")?.setAttribute("open", "");
    getSelection()?.selectAllChildren(prompt);
    return;
  }
  // As the inline script shows it before hydration.
  showCopied(button, () => status?.replaceChildren());
}

/** Copies a prompt and says what to do with it; the address is the one to open. */
function addressFor(link: HTMLAnchorElement, service: PromptService, text: string, words: PromptActionWords) {
  const { href, isCarried } = openPromptIn(service, text);
  const said = isCarried ? words.carried(service.name) : words.toPaste(service.name);
  const status = link.closest(`[${PROMPT_PLACE}]`)?.querySelector(`[${OPENED}]`);
  status?.replaceChildren(copyBySelection(text) ? said : words.notCopied);
  return href;
}

/**
 * Opens a prompt by its link, which the browser follows: a window that a script opens may be refused. Only when the
 * teacher has looked at the text first does the script open it, from the button of the review.
 */
function openPrompt(event: MouseEvent, link: HTMLAnchorElement, { ask, words, ...prompt }: Asking) {
  const service = PROMPT_SERVICES.find(({ page }) => page === link.getAttribute("href"));
  if (service === undefined) return;
  let isInClick = true;
  let isFollowed = false;
  ask({
    ...prompt,
    label: words.open(service.name),
    leave: (text) => {
      const address = addressFor(link, service, text, words);
      if (!isInClick) {
        window.open(address, "_blank", "noopener,noreferrer");
        return;
      }
      isFollowed = true;
      link.href = address;
      setTimeout(() => {
        link.href = service.page;
      });
    },
  });
  isInClick = false;
  if (!isFollowed) event.preventDefault();
}

/** Repeats the replacements at their source: in fields, or in the blanks of a list. */
function replaceAtSource(prompt: HTMLElement, replace: (text: string) => string) {
  const fields = prompt.closest(`[${PROMPT_PLACE}]`)?.querySelectorAll("textarea") ?? [];
  // In a list the blanks are nobody's but the server's, and can be written into.
  const marks = fields.length === 0 ? prompt.querySelectorAll(`mark[${FILLED}]`) : [];
  for (const mark of marks) mark.textContent = replace(mark.textContent ?? "");
  for (const field of fields) {
    field.value = replace(field.value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** A prompt as it was printed has nothing of anybody in it. */
const LET_GO: ExportGuard = ({ text, leave }) => leave(text);

/** The text to check before a prompt leaves; null while it is as it was printed. */
export function toAskAbout(prompt: HTMLElement): Pick<ExportedPrompt, "text" | "onReplaced"> | null {
  if (prompt.querySelector(`[${FILLED}]`) === null) return null;
  return { text: prompt.textContent ?? "", onReplaced: (replace) => replaceAtSource(prompt, replace) };
}

const CONTROLS = [COPY_PROMPT, COPY_MESSAGE, OPEN_IN].map((name) => `[${name}]`).join();

/** The control of a prompt that an element belongs to. */
function promptControlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
}

/**
 * Answers the controls of all prompts in a part of a page, until the returned function is called. `toMessage` returns
 * the chat message of a prompt, where there are buttons for one.
 */
export function answerPrompts(
  part: HTMLElement,
  words: PromptActionWords,
  ask: ExportGuard,
  toMessage: (prompt: HTMLElement, words: PromptActionWords) => string | null = () => null,
): () => void {
  function answer(event: MouseEvent) {
    const control = promptControlAt(event.target);
    const prompt = control === null ? null : promptBeside(control);
    if (control === null || prompt === null) return;
    const message = control.matches(`[${COPY_MESSAGE}]`) ? toMessage(prompt, words) : null;
    if (message !== null) {
      copyPrompt(control, prompt, message, words);
      return;
    }
    const own = toAskAbout(prompt);
    const asking: Asking = {
      ...(own ?? { text: prompt.textContent ?? "" }),
      ask: own === null ? LET_GO : ask,
      words,
    };
    if (control instanceof HTMLAnchorElement) openPrompt(event, control, asking);
    else
      asking.ask({ ...asking, label: words.copy, leave: (text) => copyPrompt(control, prompt, text, words) });
  }
  part.addEventListener("click", answer);
  return () => part.removeEventListener("click", answer);
}
