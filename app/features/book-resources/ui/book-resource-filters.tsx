import { forwardRef } from "react";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import type { BookResourceQuery } from "~/features/book-resources/core/book-resource-query";
import {
  LESSON_EQUIPMENT,
  LESSON_INTERNET,
  LESSON_STAGES,
  LESSON_SUBJECTS,
} from "~/features/book-resources/core/lesson";
import { PREPARATION_MINUTES } from "~/features/book-resources/core/lesson-fit";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Choice } from "~/ui/choice";
import { Field } from "~/ui/field";
import styles from "./book-resource-list.module.css";

interface FiltersProps {
  /** What the fields hold when they are drawn. */
  readonly query: BookResourceQuery;
  /** Where the form leads without script: the page of the list, at its list. */
  readonly action: string;
  readonly onInput: () => void;
}

/** Search, place in the book and needs of the lesson, in a GET form that answers while one types. */
export const BookResourceFilters = forwardRef<HTMLFormElement, FiltersProps>(function BookResourceFilters(
  { query, action, onInput },
  form,
) {
  const { list: text } = useMessages(companionMessages);
  const labels = bookLabelMessages[useLocale()];
  return (
    <form
      ref={form}
      action={action}
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
        name="chapter"
        label={text.chapter}
        all={text.allChapters}
        chosen={query.chapter}
        values={BOOK_CHAPTERS}
        wordOf={(value) => labels.chapters[value]}
      />
      <Choice
        name="category"
        label={text.category}
        all={text.allCategories}
        chosen={query.category}
        values={BOOK_CATEGORIES}
        wordOf={(value) => labels.categories[value]}
      />
      <Choice
        name="stage"
        label={text.stage}
        all={text.allStages}
        chosen={query.stage}
        values={LESSON_STAGES}
        wordOf={(value) => labels.stages[value]}
      />
      <Choice
        name="subject"
        label={text.subject}
        all={text.allSubjects}
        chosen={query.subject}
        values={LESSON_SUBJECTS}
        wordOf={(value) => labels.subjects[value]}
      />
      <Choice
        name="minutes"
        label={text.minutes}
        all={text.anyMinutes}
        chosen={query.minutes}
        values={PREPARATION_MINUTES}
        wordOf={text.upToMinutes}
      />
      <Choice
        name="equipment"
        label={text.equipment}
        all={text.anyEquipment}
        chosen={query.equipment}
        values={LESSON_EQUIPMENT}
        wordOf={(value) => labels.equipment[value]}
      />
      <Choice
        name="internet"
        label={text.internet}
        all={text.anyInternet}
        chosen={query.internet}
        values={LESSON_INTERNET}
        wordOf={(value) => labels.internet[value]}
      />
      <noscript>
        <Button type="submit" variant="brand">
          {text.apply}
        </Button>
      </noscript>
    </form>
  );
});
