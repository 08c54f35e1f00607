import { forwardRef } from "react";
import { classChoices } from "~/features/book-resources/core/class-choices";
import type { TaskChoice } from "~/features/prompts/core/library-prompt";
import type { PromptQuery } from "~/features/prompts/core/prompt-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Choice } from "~/ui/choice";
import { FilterForm } from "~/ui/filter-form";
import { TASK_FIELD } from "./listed-prompts";
import styles from "./prompts.module.css";

interface PromptFiltersProps {
  /** What the fields hold when they are drawn. */
  readonly query: PromptQuery;
  /** The tasks that a prompt helps with. */
  readonly tasks: readonly TaskChoice[];
  readonly onInput: () => void;
}

/** Search, task and needs of the lesson, in a GET form that answers while one types. */
export const PromptFilters = forwardRef<HTMLFormElement, PromptFiltersProps>(function PromptFilters(
  { query, tasks, onInput },
  form,
) {
  const text = useMessages(promptsMessages);
  const { list } = useMessages(companionMessages);
  const { stage, subject, minutes } = classChoices(list, bookLabelMessages[useLocale()], query);
  return (
    <FilterForm
      ref={form}
      className={styles.filters}
      label={text.searchLabel}
      q={query.q}
      submitLabel={list.apply}
      onInput={onInput}
    >
      <Choice
        name={TASK_FIELD}
        label={text.task}
        all={text.allTasks}
        chosen={query.task}
        values={tasks.map(({ id }) => id)}
        wordOf={(task) => tasks.find(({ id }) => id === task)?.title ?? task}
      />
      <Choice {...stage} />
      <Choice {...subject} />
      <Choice {...minutes} />
    </FilterForm>
  );
});
