import { forwardRef } from "react";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import type { BookResourceQuery } from "~/features/book-resources/core/book-resource-query";
import { classChoices } from "~/features/book-resources/core/class-choices";
import { LESSON_EQUIPMENT, LESSON_INTERNET } from "~/features/book-resources/core/lesson";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Choice } from "~/ui/choice";
import { FilterForm } from "~/ui/filter-form";
import styles from "./book-resource-list.module.css";

interface FiltersProps {
  /** What the fields hold when they are drawn. */
  readonly query: BookResourceQuery;
  /** False on a landing, whose cards say what they are called and where they belong, and nothing of their lessons. */
  readonly isWhole: boolean;
  /** Where the form leads without script: the page of the list, at its list. */
  readonly action: string;
  readonly onInput: () => void;
}

/** Search, place in the book and needs of the lesson, in a GET form that answers while one types. */
export const BookResourceFilters = forwardRef<HTMLFormElement, FiltersProps>(function BookResourceFilters(
  { query, isWhole, action, onInput },
  form,
) {
  const { list: text } = useMessages(companionMessages);
  const labels = bookLabelMessages[useLocale()];
  const { stage, subject, minutes } = classChoices(text, labels, query);
  return (
    <FilterForm
      ref={form}
      className={styles.filters}
      action={action}
      label={isWhole ? text.searchLabel : text.titleLabel}
      q={query.q}
      submitLabel={text.apply}
      onInput={onInput}
    >
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
      {isWhole ? (
        <>
          <Choice {...stage} />
          <Choice {...subject} />
          <Choice {...minutes} />
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
        </>
      ) : null}
    </FilterForm>
  );
});
