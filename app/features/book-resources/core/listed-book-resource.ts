// What the filter of a list asks of its items, as the page itself has it: part in data of the item, part in the card.
import { BOOK_CATEGORIES, BOOK_CHAPTERS, type BookCategory, type BookChapter } from "./book-parts";
import type { BookResourceCard } from "./book-resource";
import {
  LESSON_EQUIPMENT,
  LESSON_INTERNET,
  LESSON_STAGES,
  LESSON_SUBJECTS,
  type LessonNeeds,
} from "./lesson";

/** A card of the list, with what its lesson needs; null where there is none. */
export interface BookResourceListCard extends BookResourceCard {
  readonly needs: LessonNeeds | null;
}

export interface ListedBookResource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly chapter: BookChapter | null;
  readonly category: BookCategory | null;
  readonly needs: LessonNeeds | null;
}

/** Data of the item that a card stands in. */
export function toBookResourceItem({ id, chapter, category, needs }: BookResourceListCard) {
  return {
    item: id,
    chapter,
    category,
    stages: needs?.stages.join(" "),
    subjects: needs?.subjects.join(" "),
    minutes: needs?.minutesToPrepare.toString(),
    equipment: needs?.equipment,
    internet: needs?.internet,
  };
}

type ItemData = Readonly<Partial<Record<string, string>>>;

function readNeeds(data: ItemData): LessonNeeds | null {
  const equipment = LESSON_EQUIPMENT.find((known) => known === data.equipment);
  const internet = LESSON_INTERNET.find((known) => known === data.internet);
  if (equipment === undefined || internet === undefined) return null;
  const stages = data.stages?.split(" ") ?? [];
  const subjects = data.subjects?.split(" ") ?? [];
  return {
    stages: LESSON_STAGES.filter((stage) => stages.includes(stage)),
    subjects: (["any", ...LESSON_SUBJECTS] as const).filter((subject) => subjects.includes(subject)),
    minutesToPrepare: Number(data.minutes),
    equipment,
    internet,
  };
}

/** What an item and the words of its card say together. */
export function readListedBookResource(
  data: ItemData,
  card: Pick<ListedBookResource, "title" | "description">,
): ListedBookResource {
  return {
    id: data.item ?? "",
    ...card,
    chapter: BOOK_CHAPTERS.find((chapter) => chapter === data.chapter) ?? null,
    category: BOOK_CATEGORIES.find((category) => category === data.category) ?? null,
    needs: readNeeds(data),
  };
}
