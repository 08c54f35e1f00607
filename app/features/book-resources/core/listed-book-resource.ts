// What the filter of a list asks of its items, as the page itself has it: part in data of the item, part in the card.
import { BOOK_CATEGORIES, BOOK_CHAPTERS, type BookCategory, type BookChapter } from "./book-parts";
import type { BookResourceCard } from "./book-resource";

export interface ListedBookResource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly chapter: BookChapter | null;
  readonly category: BookCategory | null;
}

/** Data of the item that a card stands in. */
export function toBookResourceItem({ id, chapter, category }: BookResourceCard) {
  return { item: id, chapter, category };
}

/** What an item and the words of its card say together. */
export function readListedBookResource(
  data: Readonly<Partial<Record<string, string>>>,
  card: Pick<ListedBookResource, "title" | "description">,
): ListedBookResource {
  return {
    id: data.item ?? "",
    ...card,
    chapter: BOOK_CHAPTERS.find((chapter) => chapter === data.chapter) ?? null,
    category: BOOK_CATEGORIES.find((category) => category === data.category) ?? null,
  };
}
