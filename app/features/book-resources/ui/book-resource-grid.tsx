import type { BookCategory } from "~/features/book-resources/core/book-parts";
import type { BookResourceCard } from "~/features/book-resources/core/book-resource";
import {
  type BookResourceListCard,
  toBookResourceItem,
} from "~/features/book-resources/core/listed-book-resource";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { useLocale, useMessages } from "~/i18n/translate";
import { Badge } from "~/ui/badge";
import { Card, type CategoryHue } from "~/ui/card";
import { inShownOrder } from "~/ui/listed-items";
import { Link } from "~/ui/navigation";
import styles from "./book-resource-list.module.css";
import { BOOK_CARDS_ID } from "./listed-book-resources";

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
  /** Those that match the query. */
  readonly shown: readonly BookResourceListCard[];
  /** Address of the item whose landing stands above the list; null where there is none. */
  readonly openPath: string | null;
}

/** The cards of the book resources, which `BookResourceList` hides and shows. */
export function BookResourceGrid({ cards, shown, openPath }: BookResourceGridProps) {
  return (
    <ul id={BOOK_CARDS_ID} className={`card-grid full-rows ${styles.grid}`} hidden={shown.length === 0}>
      {inShownOrder(cards, shown).map(({ item: card, place, hidden }) => {
        const data = toBookResourceItem(card);
        return (
          <li
            key={data.item}
            hidden={hidden}
            data-item={data.item}
            data-place={place}
            data-chapter={data.chapter}
            data-category={data.category}
            data-stages={data.stages}
            data-subjects={data.subjects}
            data-minutes={data.minutes}
            data-equipment={data.equipment}
            data-internet={data.internet}
          >
            <ResourceCard card={card} isOpen={card.path === openPath} />
          </li>
        );
      })}
    </ul>
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
        <Link to={card.path} {...(isOpen ? { "aria-current": "page" as const } : {})}>
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
