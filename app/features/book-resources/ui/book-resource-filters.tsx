import { forwardRef } from "react";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import {
  type BookResourceQuery,
  PREPARATION_MINUTES,
} from "~/features/book-resources/core/book-resource-query";
import {
  LESSON_EQUIPMENT,
  LESSON_INTERNET,
  LESSON_STAGES,
  LESSON_SUBJECTS,
} from "~/features/book-resources/core/lesson";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Button } from "~/ui/button";
import { Field, Select } from "~/ui/field";
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
        words={labels.chapters}
      />
      <Choice
        name="category"
        label={text.category}
        all={text.allCategories}
        chosen={query.category}
        values={BOOK_CATEGORIES}
        words={labels.categories}
      />
      <Choice
        name="stage"
        label={text.stage}
        all={text.allStages}
        chosen={query.stage}
        values={LESSON_STAGES}
        words={labels.stages}
      />
      <Choice
        name="subject"
        label={text.subject}
        all={text.allSubjects}
        chosen={query.subject}
        values={LESSON_SUBJECTS}
        words={labels.subjects}
      />
      <Select name="minutes" label={text.minutes} defaultValue={query.minutes}>
        <option value="all">{text.anyMinutes}</option>
        {PREPARATION_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {text.upToMinutes(minutes)}
          </option>
        ))}
      </Select>
      <Choice
        name="equipment"
        label={text.equipment}
        all={text.anyEquipment}
        chosen={query.equipment}
        values={LESSON_EQUIPMENT}
        words={labels.equipment}
      />
      <Choice
        name="internet"
        label={text.internet}
        all={text.anyInternet}
        chosen={query.internet}
        values={LESSON_INTERNET}
        words={labels.internet}
      />
      <noscript>
        <Button type="submit" variant="brand">
          {text.apply}
        </Button>
      </noscript>
    </form>
  );
});

interface ChoiceProps<Value extends string> {
  readonly name: keyof BookResourceQuery;
  readonly label: string;
  /** The option that leaves the list as it is. */
  readonly all: string;
  readonly chosen: Value | "all";
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
}

function Choice<Value extends string>({ name, label, all, chosen, values, words }: ChoiceProps<Value>) {
  return (
    <Select name={name} label={label} defaultValue={chosen}>
      <option value="all">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {words[value]}
        </option>
      ))}
    </Select>
  );
}
