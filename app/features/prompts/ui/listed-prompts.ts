import { createContext, useContext, useMemo } from "react";
import type { TaskChoice } from "~/features/prompts/core/library-prompt";
import { type ListedPrompt, readListedPrompt } from "~/features/prompts/core/listed-prompt";
import { idOf, itemsInPlace } from "~/ui/listed-items";
import { listMarkedBlanks, type MarkedBlank } from "./marked-blanks";

/** Id of the list of prompts; a page has one. */
export const PROMPT_CARDS_ID = "prompt-cards";

/** The items of the list around an island. The server gives them; null in the client, which reads the cards. */
export const ListedPrompts = createContext<readonly ListedPrompt[] | null>(null);

const wordsOf = (item: Element, part: string) => item.querySelector(part)?.textContent ?? "";

/** The items of the list in its own order. */
export function useListedPrompts(): readonly ListedPrompt[] {
  const given = useContext(ListedPrompts);
  return useMemo(
    () =>
      given ??
      itemsInPlace(document.getElementById(PROMPT_CARDS_ID)).map((item) =>
        readListedPrompt({
          id: idOf(item),
          title: wordsOf(item, "h2"),
          description: wordsOf(item, "[data-description]"),
          preparation: wordsOf(item, "[data-preparation]"),
          keys: item.dataset.keys ?? "",
        }),
      ),
    [given],
  );
}

/** The tasks to choose from. The server gives them; null in the client, which reads them in the form. */
export const PromptTasks = createContext<readonly TaskChoice[] | null>(null);

/** What the field of the form that every task is chosen with is called. */
export const TASK_FIELD = "task";

/** The tasks to choose from, in their order. */
export function usePromptTasks(): readonly TaskChoice[] {
  const given = useContext(PromptTasks);
  return useMemo(() => {
    if (given !== null) return given;
    const options = document.querySelectorAll<HTMLOptionElement>(`select[name=${TASK_FIELD}] > option`);
    // The first is for all of them.
    return [...options].slice(1).map(({ value, text }) => ({ id: value, title: text }));
  }, [given]);
}

/** The blanks of all prompts of the list; the server fills none, and has none here. */
export function useListedBlanks(): readonly MarkedBlank[] {
  const given = useContext(ListedPrompts);
  return useMemo(() => {
    const cards = given === null ? document.getElementById(PROMPT_CARDS_ID) : null;
    return cards === null ? [] : listMarkedBlanks(cards);
  }, [given]);
}
