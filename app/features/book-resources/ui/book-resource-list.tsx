import { SearchX } from "lucide-react";
import { useRef } from "react";
import type { BookCategory, BookResourceCard } from "~/features/book-resources/core/book-resource";
import { filterBookResources, hasActiveFilters } from "~/features/book-resources/core/book-resource-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { Card, type CategoryHue } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/navigation";
import { QueryLink } from "~/ui/page-query";
import { BookResourceFilters } from "./book-resource-filters";
import styles from "./book-resource-list.module.css";
import { useLiveQuery } from "./use-live-query";

/** The companion's categories borrow the hues of the catalogue. */
const HUES: Readonly<Record<BookCategory, CategoryHue>> = {
  platforms: "tool",
  examples: "course",
  toolkits: "certification",
  guides: "book",
  hubs: "site",
  implementations: "video",
};

interface BookResourceListProps {
  readonly cards: readonly BookResourceCard[];
  /** Address of the item whose landing stands above the list; null where there is none. */
  readonly openPath: string | null;
  /** Where the filters lead without script: the page of the list, which alone understands them in its address. */
  readonly path: string;
}

/** The list of the book resources: the filters, the count line and the cards, or the empty state. */
export function BookResourceList({ cards, openPath, path }: BookResourceListProps) {
  const { list: text } = useMessages(companionMessages);
  const form = useRef<HTMLFormElement>(null);
  const isInAddress = openPath === null;
  const { query, generation, follow, clear: clearInPlace } = useLiveQuery(form, isInAddress);
  const shown = filterBookResources(cards, query);
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
      <BookResourceFilters key={generation} ref={form} query={query} action={action} onInput={follow} />
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
      ) : (
        <ul className={`card-grid ${styles.grid}`}>
          {shown.map((card) => (
            <li key={card.path}>
              <ResourceCard card={card} isOpen={card.path === openPath} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function ResourceCard({ card, isOpen }: { card: BookResourceCard; isOpen: boolean }) {
  const { list: text } = useMessages(companionMessages);
  const locale = useLocale();
  return (
    <Card
      category={HUES[card.category]}
      eyebrow={
        <>
          <span>{bookLabelMessages[locale].chapters[card.chapter]}</span>
          <Badge tone="category">{bookLabelMessages[locale].categories[card.category]}</Badge>
        </>
      }
      heading={
        <Link to={card.path} viewTransition {...(isOpen ? { "aria-current": "page" as const } : {})}>
          {card.title}
        </Link>
      }
      actions={
        isOpen ? (
          <strong>{text.openAbove}</strong>
        ) : card.qrContext === null ? null : (
          <span>
            {text.inTheBook} {card.qrContext}
          </span>
        )
      }
    >
      <p>{card.description}</p>
    </Card>
  );
}
