import { forwardRef } from "react";
import { LESSON_STAGES, LESSON_SUBJECTS } from "~/features/book-resources/core/lesson";
import { PREPARATION_MINUTES } from "~/features/book-resources/core/lesson-fit";
import type { TaskChoice } from "~/features/prompts/core/library-prompt";
import type { PromptQuery } from "~/features/prompts/core/prompt-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { promptsMessages } from "~/i18n/messages/prompts";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
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
  const labels = bookLabelMessages[useLocale()];
  return (
    <form
      ref={form}
      className={styles.filters}
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        onInput();
      }}
    >
      <Field
        type="search"
        name="q"
        label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        autoComplete="off"
        defaultValue={query.q}
      />
      <Choice
        name={TASK_FIELD}
        label={text.task}
        all={text.allTasks}
        chosen={query.task}
        values={tasks.map(({ id }) => id)}
        wordOf={(task) => tasks.find(({ id }) => id === task)?.title ?? task}
      />
      <Choice
        name="stage"
        label={list.stage}
        all={list.allStages}
        chosen={query.stage}
        values={LESSON_STAGES}
        wordOf={(stage) => labels.stages[stage]}
      />
      <Choice
        name="subject"
        label={list.subject}
        all={list.allSubjects}
        chosen={query.subject}
        values={LESSON_SUBJECTS}
        wordOf={(subject) => labels.subjects[subject]}
      />
      <Choice
        name="minutes"
        label={list.minutes}
        all={list.anyMinutes}
        chosen={query.minutes}
        values={PREPARATION_MINUTES}
        wordOf={list.upToMinutes}
      />
      <noscript>
        <Button type="submit" variant="brand">
          {list.apply}
        </Button>
      </noscript>
    </form>
  );
});
