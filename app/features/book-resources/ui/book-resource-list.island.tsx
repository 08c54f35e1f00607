import { SearchX } from "lucide-react";
import { type ReactNode, useMemo, useRef } from "react";
import {
  BOOK_RESOURCE_PARAMETERS,
  filterBookResources,
  hasActiveFilters,
  parseBookResourceQuery,
  serialiseBookResourceQuery,
} from "~/features/book-resources/core/book-resource-query";
import { companionMessages } from "~/i18n/messages/companion";
import { useMessages } from "~/i18n/translate";
import { Button, buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import { QueryLink } from "~/ui/page-query";
import { useFormQuery } from "~/ui/use-form-query";
import { useShownItems } from "~/ui/use-shown-items";
import { BookResourceFilters } from "./book-resource-filters";
import styles from "./book-resource-list.module.css";
import { BOOK_CARDS_ID, useListedBookResources } from "./listed-book-resources";

const ADDRESSED = {
  parameters: BOOK_RESOURCE_PARAMETERS,
  parse: parseBookResourceQuery,
  serialise: serialiseBookResourceQuery,
};

interface BookResourceListProps {
  /** False on a landing, which understands no query: its filters stand in the page alone. */
  readonly isInAddress: boolean;
  /** Where the filters lead without script: the page of the list, which alone understands them in its address. */
  readonly path: string;
  /** The cards as the server wrote them (BookResourceGrid). */
  readonly children?: ReactNode;
}

/** The filter of the list of the book resources: fields, count line, empty state. It puts the cards in order. */
export default function BookResourceList({ isInAddress, path, children }: BookResourceListProps) {
  const { list: text } = useMessages(companionMessages);
  const form = useRef<HTMLFormElement>(null);
  const cards = useListedBookResources();
  const { query, generation, follow, clear: clearInPlace } = useFormQuery(form, ADDRESSED, isInAddress);
  const shown = useMemo(() => filterBookResources(cards, query), [cards, query]);
  useShownItems(BOOK_CARDS_ID, shown);
  const action = `${path}#resources`;
  // A landing is filtered by its script alone.
  const clear = isInAddress ? (
    <QueryLink search="" hash="#resources" className={buttonClass({ size: "small" })}>
      {text.clear}
    </QueryLink>
  ) : (
    <Button size="small" onClick={clearInPlace}>
      {text.clear}
    </Button>
  );
  return (
    <>
      <BookResourceFilters
        key={generation}
        ref={form}
        query={query}
        isWhole={isInAddress}
        action={action}
        onInput={follow}
      />
      {isInAddress ? null : (
        <p className={styles.count}>
          <Link to={action}>{text.moreFilters}</Link>
        </p>
      )}
      <div className={styles.count}>
        <p role="status" className="tabular">
          {text.showing(shown.length, cards.length)}
        </p>
        {hasActiveFilters(query) && shown.length > 0 ? clear : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} heading={text.emptyTitle} actions={clear}>
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : null}
      {children}
    </>
  );
}
