// What the filter asks of the prompts, as the page itself has it: part in data of the item, part in its card.
import { LESSON_STAGES, LESSON_SUBJECTS } from "~/features/book-resources/core/lesson";
import { HUB_TASK_IDS } from "~/features/hub/core/hub-task";
import type { LibraryPrompt } from "./library-prompt";
import type { FilterablePrompt } from "./prompt-query";

export interface ListedPrompt extends FilterablePrompt {
  readonly id: string;
}

/** Data of the item that a prompt stands in, whose id is that of its element. */
export function toPromptItem({ tasks, needs }: Pick<LibraryPrompt, "tasks" | "needs">) {
  return {
    tasks: tasks.join(" "),
    stages: needs.stages.join(" "),
    subjects: needs.subjects.join(" "),
    minutes: needs.minutesToPrepare.toString(),
  };
}

/** What an item and the words of its card say together. */
export function readListedPrompt(
  data: Readonly<Partial<Record<string, string>>>,
  card: Pick<ListedPrompt, "id" | "title" | "description">,
): ListedPrompt {
  const wordsOf = (name: string) => data[name]?.split(" ") ?? [];
  const [tasks, stages, subjects] = ["tasks", "stages", "subjects"].map(wordsOf);
  return {
    ...card,
    tasks: HUB_TASK_IDS.filter((task) => tasks?.includes(task)),
    needs: {
      stages: LESSON_STAGES.filter((stage) => stages?.includes(stage)),
      subjects: (["any", ...LESSON_SUBJECTS] as const).filter((subject) => subjects?.includes(subject)),
      minutesToPrepare: Number(data.minutes),
    },
  };
}
