// performance.md, P3: a landing is at most 14 kB. As objects the list costs half a kilobyte more, because the
// data stream of the page numbers every field of every card.
import { BOOK_CATEGORIES, BOOK_CHAPTERS, type BookResourceCard } from "./book-resource";

const ROW_END = "\n";
const FIELD_END = "\t";

/** The cards as one text, a line for each; their place in the book is left out where `withContext` is false. */
export function writeCardTable(cards: readonly BookResourceCard[], withContext: boolean): string {
  return cards
    .map(({ id, path, title, description, chapter, category, qrContext }) =>
      [
        id,
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
export function readCardTable(table: string): BookResourceCard[] {
  return table.split(ROW_END).flatMap((row) => {
    const [id = "", path = "", title = "", description = "", chapterIndex, categoryIndex, qrContext] =
      row.split(FIELD_END);
    const chapter = BOOK_CHAPTERS[Number(chapterIndex)];
    const category = BOOK_CATEGORIES[Number(categoryIndex)];
    if (chapter === undefined || category === undefined) return [];
    return [{ id, path, title, description, chapter, category, qrContext: qrContext ?? null }];
  });
}
