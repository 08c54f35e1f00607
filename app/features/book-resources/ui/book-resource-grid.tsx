import type { BookCategory } from "~/features/book-resources/core/book-parts";
import type { BookResourceCard } from "~/features/book-resources/core/book-resource";
import {
  BOOK_RESOURCE_LIST,
  type BookResourceListCard,
} from "~/features/book-resources/core/book-resource-query";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { controlsMessages } from "~/i18n/messages/controls";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Card, type CategoryHue } from "~/ui/card";
import { FilterableCards } from "~/ui/list-items";
import { Link } from "~/ui/navigation";
import styles from "./book-resource-list.module.css";

/** The companion's categories borrow the hues of the catalogue. */
const HUES: Readonly<Record<BookCategory, CategoryHue>> = {
  platforms: "tool",
  examples: "course",
  toolkits: "certification",
  guides: "book",
  hubs: "site",
  implementations: "video",
};

interface BookResourceGridProps {
  readonly cards: readonly BookResourceListCard[];
  /** The query of the page that narrows them. */
  readonly search: string;
  /** Address of the item whose landing stands above the list; null where there is none. */
  readonly openPath: string | null;
}

/** The cards of the book resources, which `BookResourceList` hides and shows. */
export function BookResourceGrid({ cards, search, openPath }: BookResourceGridProps) {
  return (
    <FilterableCards
      list={BOOK_RESOURCE_LIST}
      entries={cards}
      search={search}
      fold={useMessages(controlsMessages)}
      className={`card-grid full-rows ${styles.grid}`}
    >
      {(card) => <ResourceCard card={card} isOpen={card.path === openPath} />}
    </FilterableCards>
  );
}

/** A card; one without a description is one of a plain list below a landing, and has no face either. */
function ResourceCard({ card, isOpen }: { card: BookResourceCard; isOpen: boolean }) {
  const { list: text } = useMessages(companionMessages);
  const locale = useLocale();
  return (
    <Card
      category={HUES[card.category]}
      face={card.description === "" ? undefined : { shape: "corner", words: card.id }}
      eyebrow={
        <>
          <span>{bookLabelMessages[locale].chapters[card.chapter]}</span>
          <Badge tone="category">{bookLabelMessages[locale].categories[card.category]}</Badge>
        </>
      }
      heading={
        <Link to={card.path} aria-current={isOpen ? "page" : undefined}>
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
      {card.description === "" ? null : <p data-description="">{card.description}</p>}
    </Card>
  );
}
