// A prompt is listed if the text appears in its title or description, and all that was chosen is true of it.
import { LESSON_STAGES, LESSON_SUBJECTS } from "~/features/book-resources/core/lesson";
import {
  type AskedClass,
  type ClassNeeds,
  fitsClass,
  PREPARATION_MINUTES,
} from "~/features/book-resources/core/lesson-fit";
import { HUB_TASK_IDS, type HubTaskId } from "~/features/hub/core/hub-task";
import { foldText } from "~/lib/fold-text";
import { parseSearchText } from "~/lib/search-text";

export interface PromptQuery extends AskedClass {
  readonly q: string;
  readonly task: HubTaskId | "all";
}

/** What can be chosen, in the order of the form and of the address. */
const CHOICES = ["task", "stage", "subject", "minutes"] as const;

/** The parameters of the list in an address. */
export const PROMPT_PARAMETERS: readonly string[] = ["q", ...CHOICES];

/** Reads the filters from an address; what is unknown counts as "all". */
export function parsePromptQuery(params: URLSearchParams): PromptQuery {
  function chosen<Value extends string>(name: string, values: readonly Value[]): Value | "all" {
    const asked = params.get(name);
    return values.find((known) => known === asked) ?? "all";
  }
  return {
    q: parseSearchText(params.get("q")),
    task: chosen("task", HUB_TASK_IDS),
    stage: chosen("stage", LESSON_STAGES),
    subject: chosen("subject", LESSON_SUBJECTS),
    minutes: chosen("minutes", PREPARATION_MINUTES),
  };
}

/** The query string without "?", parameters in a fixed order; empty when nothing is filtered. */
export function serialisePromptQuery(query: PromptQuery): string {
  const params = new URLSearchParams();
  if (query.q !== "") params.set("q", query.q);
  for (const name of CHOICES) if (query[name] !== "all") params.set(name, query[name]);
  return params.toString();
}

/** What the filter reads; a record has it, and so has what is read from a card. */
export interface FilterablePrompt {
  readonly title: string;
  readonly description: string;
  readonly tasks: readonly HubTaskId[];
  readonly needs: ClassNeeds;
}

/** The prompts that match all filters, in the order given; accents and case are ignored. */
export function filterPrompts<Item extends FilterablePrompt>(
  items: readonly Item[],
  query: PromptQuery,
): Item[] {
  const needle = foldText(query.q);
  return items.filter(
    ({ title, description, tasks, needs }) =>
      (query.task === "all" || tasks.includes(query.task)) &&
      fitsClass(needs, query) &&
      (foldText(title).includes(needle) || foldText(description).includes(needle)),
  );
}
