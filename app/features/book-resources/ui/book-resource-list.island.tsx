import type { ReactNode } from "react";
import { BOOK_RESOURCE_LIST } from "~/features/book-resources/core/book-resource-query";
import { classFields } from "~/features/book-resources/core/class-fields";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useMessages } from "~/i18n/translate";
import { ListAnswer, ListForm, useFilterableList } from "~/ui/filterable-list";
import { Link } from "~/ui/navigation";

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
  const labels = useMessages(bookLabelMessages);
  const hash = "#resources";
  const place = {
    chapter: [text.chapter, text.allChapters, labels.chapters],
    category: [text.category, text.allCategories, labels.categories],
  } as const;
  const lesson = {
    ...classFields(text, labels),
    equipment: [text.equipment, text.anyEquipment, labels.equipment],
    internet: [text.internet, text.anyInternet, labels.internet],
  } as const;
  return (
    <>
      <ListForm
        state={state}
        words={isInAddress ? text : { ...text, searchLabel: text.titleLabel }}
        fields={isInAddress ? { ...place, ...lesson } : place}
        action={path + hash}
      />
      <ListAnswer state={state} words={text} hash={hash}>
        {isInAddress ? null : <Link to={path + hash}>{text.moreFilters}</Link>}
      </ListAnswer>
      {children}
    </>
  );
}
