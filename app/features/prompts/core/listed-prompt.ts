// What the filter asks of the prompts, as the page itself has it: part in data of the item, part in words of its card.
import { LESSON_STAGES, LESSON_SUBJECTS } from "~/features/book-resources/core/lesson";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";
import type { LibraryPrompt } from "./library-prompt";
import type { FilterablePrompt } from "./prompt-query";

export interface ListedPrompt extends FilterablePrompt {
  readonly id: string;
}

/** What a prompt is for, in one attribute: no task, stage and subject share a key. */
export function keysOfPrompt({ tasks, needs }: Pick<LibraryPrompt, "tasks" | "needs">): string {
  return [...tasks, ...needs.stages, ...needs.subjects].join(" ");
}

interface PromptCardTexts extends Pick<ListedPrompt, "id" | "title" | "description"> {
  readonly keys: string;
  /** Has the number of minutes in it, and no other; a browser may have translated the rest. */
  readonly preparation: string;
}

/** What an item and the words of its card say together. */
export function readListedPrompt({ keys, preparation, ...card }: PromptCardTexts): ListedPrompt {
  const listed = new Set(keys.split(" "));
  return {
    ...card,
    tasks: HUB_TASK_IDS.filter((task) => listed.has(task)),
    needs: {
      stages: LESSON_STAGES.filter((stage) => listed.has(stage)),
      subjects: (["any", ...LESSON_SUBJECTS] as const).filter((subject) => listed.has(subject)),
      minutesToPrepare: Number(/\d+/.exec(preparation)?.[0]),
    },
  };
}
