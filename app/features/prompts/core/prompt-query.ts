// A prompt is listed if the text appears in its title or description, and all that was chosen is true of it.
import { CLASS_CHOICES, toClassValues } from "~/features/book-resources/core/lesson-fit";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";
import { type FilterableList, toFacets } from "~/lib/filterable-list";
import type { LibraryPrompt } from "./library-prompt";

export const PROMPT_LIST: FilterableList<LibraryPrompt> = {
  id: "prompt-cards",
  choices: { task: HUB_TASK_IDS, ...CLASS_CHOICES },
  toItem: ({ id, title, description, tasks, needs }) => ({
    id,
    title,
    words: [description],
    facets: toFacets({ task: tasks, ...toClassValues(needs) }),
  }),
};
