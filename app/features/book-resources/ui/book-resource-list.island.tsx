import type { ReactNode } from "react";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import { BOOK_RESOURCE_LIST } from "~/features/book-resources/core/book-resource-query";
import { classFields, toOptions } from "~/features/book-resources/core/class-fields";
import { LESSON_EQUIPMENT, LESSON_INTERNET } from "~/features/book-resources/core/lesson";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { ListAnswer } from "~/ui/list-answer";
import { type ListField, ListForm, SubmitWithoutScript } from "~/ui/list-form";
import { Link } from "~/ui/navigation";
import { useFilterableList } from "~/ui/use-filterable-list";
import styles from "./book-resource-list.module.css";

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
  const state = useFilterableList(BOOK_RESOURCE_LIST, { isInAddress });
  const fields = useFields();
  const hash = "#resources";
  return (
    <>
      <ListForm
        state={state}
        className={styles.filters}
        action={path + hash}
        label={isInAddress ? text.searchLabel : text.titleLabel}
        fields={isInAddress ? [...fields.place, ...fields.lesson] : fields.place}
      >
        <SubmitWithoutScript>{text.apply}</SubmitWithoutScript>
      </ListForm>
      {isInAddress ? null : (
        <p className={styles.count}>
          <Link to={path + hash}>{text.moreFilters}</Link>
        </p>
      )}
      <ListAnswer
        state={state}
        className={styles.count}
        count={text.showing(state.shown.length, state.items.length)}
        clearLabel={text.clear}
        hash={hash}
        emptyTitle={text.emptyTitle}
        emptyText={text.emptyText}
      />
      {children}
    </>
  );
}

/** Where a resource belongs in the book, and what its lesson needs. */
function useFields(): Readonly<Record<"place" | "lesson", readonly ListField[]>> {
  const { list: text } = useMessages(companionMessages);
  const labels = bookLabelMessages[useLocale()];
  const { chapters, categories, equipment, internet } = labels;
  return {
    place: [
      {
        name: "chapter",
        label: text.chapter,
        all: text.allChapters,
        options: toOptions(BOOK_CHAPTERS, chapters),
      },
      {
        name: "category",
        label: text.category,
        all: text.allCategories,
        options: toOptions(BOOK_CATEGORIES, categories),
      },
    ],
    lesson: [
      ...classFields(text, labels),
      {
        name: "equipment",
        label: text.equipment,
        all: text.anyEquipment,
        options: toOptions(LESSON_EQUIPMENT, equipment),
      },
      {
        name: "internet",
        label: text.internet,
        all: text.anyInternet,
        options: toOptions(LESSON_INTERNET, internet),
      },
    ],
  };
}
