import type { ReactNode } from "react";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import { BOOK_RESOURCE_LIST } from "~/features/book-resources/core/book-resource-query";
import { classFields } from "~/features/book-resources/core/class-fields";
import { LESSON_EQUIPMENT, LESSON_INTERNET } from "~/features/book-resources/core/lesson";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { toField } from "~/lib/filterable-list";
import { ListAnswer } from "~/ui/list-answer";
import { ListForm } from "~/ui/list-form";
import styles from "~/ui/list-form.module.css";
import { Link } from "~/ui/navigation";
import { useFilterableList } from "~/ui/use-filterable-list";

interface BookResourceListProps {
  /**
   * False on a landing, which understands no query: its filters stand in the page alone, and its cards say what they are
   * called and where they belong, and nothing of their lessons.
   */
  readonly isInAddress: boolean;
  /** Where the filters lead without script: the page of the list, which alone understands them in its address. */
  readonly path: string;
  /** The cards as the server wrote them (BookResourceGrid). */
  readonly children?: ReactNode;
}

/** The filter of the list of the book resources: fields, count line, empty state. */
export default function BookResourceList({ isInAddress, path, children }: BookResourceListProps) {
  const { list: text } = useMessages(companionMessages);
  const state = useFilterableList(BOOK_RESOURCE_LIST, isInAddress);
  const labels = bookLabelMessages[useLocale()];
  const { chapters, categories, equipment, internet } = labels;
  const place = [
    toField("chapter", text.chapter, text.allChapters, BOOK_CHAPTERS, (chapter) => chapters[chapter]),
    toField("category", text.category, text.allCategories, BOOK_CATEGORIES, (kind) => categories[kind]),
  ];
  const lesson = [
    ...classFields(text, labels),
    toField("equipment", text.equipment, text.anyEquipment, LESSON_EQUIPMENT, (value) => equipment[value]),
    toField("internet", text.internet, text.anyInternet, LESSON_INTERNET, (value) => internet[value]),
  ];
  const hash = "#resources";
  return (
    <>
      <ListForm
        state={state}
        className={styles.filters}
        action={path + hash}
        label={isInAddress ? text.searchLabel : text.titleLabel}
        fields={isInAddress ? [...place, ...lesson] : place}
        submitLabel={text.apply}
      />
      {isInAddress ? null : (
        <p className={styles.count}>
          <Link to={path + hash}>{text.moreFilters}</Link>
        </p>
      )}
      <ListAnswer
        state={state}
        className={styles.count}
        count={text.showing(state.shown.length, state.items.length)}
        words={text}
        hash={hash}
      />
      {children}
    </>
  );
}
