import { forwardRef } from "react";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import type { BookResourceQuery } from "~/features/book-resources/core/book-resource-query";
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

/** Search, chapter and category, in a GET form that answers while one types. */
export const BookResourceFilters = forwardRef<HTMLFormElement, FiltersProps>(function BookResourceFilters(
  { query, action, onInput },
  form,
) {
  const { list: text } = useMessages(companionMessages);
  const locale = useLocale();
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
      <Select name="chapter" label={text.chapter} defaultValue={query.chapter}>
        <option value="all">{text.allChapters}</option>
        {BOOK_CHAPTERS.map((chapter) => (
          <option key={chapter} value={chapter}>
            {bookLabelMessages[locale].chapters[chapter]}
          </option>
        ))}
      </Select>
      <Select name="category" label={text.category} defaultValue={query.category}>
        <option value="all">{text.allCategories}</option>
        {BOOK_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {bookLabelMessages[locale].categories[category]}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="brand">
          {text.apply}
        </Button>
      </noscript>
    </form>
  );
});
