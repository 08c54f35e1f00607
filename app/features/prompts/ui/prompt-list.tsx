import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { classFields } from "~/features/book-resources/core/class-fields";
import type { ExportGuard } from "~/features/privacy-guard/core/export-guard";
import type { TaskChoice } from "~/features/prompts/core/library-prompt";
import { promptFileName } from "~/features/prompts/core/prompt-file-name";
import { PROMPT_LIST } from "~/features/prompts/core/prompt-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useLocale, useMessages } from "~/i18n/translate";
import { toWhatsAppText } from "~/lib/whatsapp-text";
import { ListAnswer } from "~/ui/list-answer";
import { ListForm } from "~/ui/list-form";
import styles from "~/ui/list-form.module.css";
import { useFilterableList } from "~/ui/use-filterable-list";
import {
  answerPrompts,
  COPY_MESSAGE,
  COPY_PROMPT,
  FILLED,
  PROMPT_PLACE,
  type PromptActionWords,
  TYPED_LINK,
} from "./prompt-actions";
import { useActionWords } from "./use-action-words";

// The message for a chat that a prompt of the list becomes. Landings bring theirs along, so their scripts do without
// this.
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

// A file of the list is saved under the title of its prompt. The title stands in the card, and thirty names that repeat
// it need not; without script the file keeps the name that its address has.
/** Names the files in a part of a page as they are asked for, until the returned function is called. */
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

/** Thirty controls have one label: each is called by the title of its prompt, too, for those who hear or say it. */
function nameControls(part: HTMLElement) {
  for (const place of part.querySelectorAll(`[${PROMPT_PLACE}]`)) {
    const title = place.querySelector("h2")?.textContent ?? "";
    for (const control of place.querySelectorAll(`summary, [${COPY_PROMPT}], [${COPY_MESSAGE}]`)) {
      const label = control.querySelector("span > span") ?? control;
      control.setAttribute("aria-label", `${label.textContent}: ${title}`);
    }
  }
}

/** The tasks to choose from. The server gives them; null in the client, which reads them in the form. */
export const PromptTasks = createContext<readonly TaskChoice[] | null>(null);

/** The tasks to choose from with their words, in their order. */
function usePromptTasks(): readonly (readonly [string, string])[] {
  const given = useContext(PromptTasks);
  return useMemo(() => {
    if (given !== null) return given.map(({ id, title }) => [id, title]);
    const options = document.querySelectorAll<HTMLOptionElement>("select[name=task] > option");
    // The first is for all of them.
    return [...options].slice(1).map(({ value, text }) => [value, text]);
  }, [given]);
}

interface PromptListProps {
  /** Asked before a prompt leaves that somebody wrote into. */
  readonly ask: ExportGuard;
  /** Beside the count of prompts. */
  readonly tools: ReactNode;
  /** The prompts as the server wrote them (PromptGrid). */
  readonly children?: ReactNode;
}

/** The filter of the list of prompts: fields, count line, empty state. It puts the cards in order and answers them. */
export function PromptList({ ask, tools, children }: PromptListProps) {
  const text = useMessages(promptsMessages);
  const { list } = useMessages(companionMessages);
  const labels = bookLabelMessages[useLocale()];
  const words = useActionWords();
  const tasks = usePromptTasks();
  const state = useFilterableList(PROMPT_LIST);
  useEffect(() => {
    const cards = document.getElementById(PROMPT_LIST.id);
    return cards === null ? undefined : answerPrompts(cards, words, ask, toMessage);
  }, [words, ask]);
  useEffect(() => {
    const cards = document.getElementById(PROMPT_LIST.id);
    if (cards === null) return;
    nameControls(cards);
    return nameFiles(cards);
  }, []);
  const task = { name: "task", label: text.task, all: text.allTasks, options: tasks };
  return (
    <>
      <ListForm
        state={state}
        className={styles.filters}
        label={text.searchLabel}
        fields={[task, ...classFields(list, labels)]}
        submitLabel={list.apply}
      />
      <ListAnswer
        state={state}
        className={styles.count}
        count={text.showing(state.shown.length, state.items.length)}
        words={{ ...text, clear: list.clear }}
      >
        {tools}
      </ListAnswer>
      {children}
    </>
  );
}
