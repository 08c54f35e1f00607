// performance.md, P3: a landing is at most 14 kB. As objects the list costs half a kilobyte more, because the
// data stream of the page numbers every field of every card.
import { BOOK_CATEGORIES, BOOK_CHAPTERS, type BookResourceCard } from "./book-resource";

/** A card of the list, which its address names well enough. */
export type ListedCard = Omit<BookResourceCard, "id">;

const ROW_END = "\n";
const FIELD_END = "\t";

/** The cards as one text, a line for each; their place in the book is left out where `withContext` is false. */
export function writeCardTable(cards: readonly ListedCard[], withContext: boolean): string {
  return cards
    .map(({ path, title, description, chapter, category, qrContext }) =>
      [
        path,
        title,
        description,
        String(BOOK_CHAPTERS.indexOf(chapter)),
        String(BOOK_CATEGORIES.indexOf(category)),
        withContext ? (qrContext ?? "") : "",
      ]
        .map((field) => field.replace(/\s+/g, " "))
        .join(FIELD_END)
        .trimEnd(),
    )
    .join(ROW_END);
}

/** The cards of a table; a line that is none is left out. */
export function readCardTable(table: string): ListedCard[] {
  return table.split(ROW_END).flatMap((row) => {
    const [path = "", title = "", description = "", chapterIndex, categoryIndex, qrContext] =
      row.split(FIELD_END);
    const chapter = BOOK_CHAPTERS[Number(chapterIndex)];
    const category = BOOK_CATEGORIES[Number(categoryIndex)];
    if (chapter === undefined || category === undefined) return [];
    return [{ path, title, description, chapter, category, qrContext: qrContext ?? null }];
  });
}
