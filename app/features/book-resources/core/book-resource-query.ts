// A book resource is shown if the text appears in its title or description, and all that was chosen is true of it.
import { type FilterableList, toFacets } from "~/lib/filterable-list";
import { BOOK_CATEGORIES, BOOK_CHAPTERS } from "./book-parts";
import type { BookResourceCard } from "./book-resource";
import { LESSON_EQUIPMENT, LESSON_INTERNET, type LessonNeeds } from "./lesson";
import { CLASS_CHOICES, toClassValues } from "./lesson-fit";

/** A card of the list, with what its lesson needs; null where there is none, and no filter of lessons finds it. */
export interface BookResourceListCard extends BookResourceCard {
  readonly needs: LessonNeeds | null;
}

/** The filter values that a lesson matches; a room with more equipment than it needs matches. */
function toLessonValues(needs: LessonNeeds) {
  return {
    ...toClassValues(needs),
    equipment: LESSON_EQUIPMENT.slice(LESSON_EQUIPMENT.indexOf(needs.equipment)),
    internet: [needs.internet],
  };
}

export const BOOK_RESOURCE_LIST: FilterableList<BookResourceListCard> = {
  id: "book-cards",
  choices: {
    chapter: BOOK_CHAPTERS,
    category: BOOK_CATEGORIES,
    ...CLASS_CHOICES,
    equipment: LESSON_EQUIPMENT,
    internet: LESSON_INTERNET,
  },
  toItem: ({ id, title, description, chapter, category, needs }) => ({
    id,
    title,
    words: [description],
    facets: toFacets({
      chapter: [chapter],
      category: [category],
      ...(needs === null ? {} : toLessonValues(needs)),
    }),
  }),
};
