// A book resource is shown if the text appears in its title or description, and all that was chosen is true of it.
import { foldText } from "~/lib/fold-text";
import { parseSearchText } from "~/lib/search-text";
import { BOOK_CATEGORIES, BOOK_CHAPTERS, type BookCategory, type BookChapter } from "./book-parts";
import {
  LESSON_EQUIPMENT,
  LESSON_INTERNET,
  LESSON_STAGES,
  LESSON_SUBJECTS,
  type LessonEquipment,
  type LessonInternet,
  type LessonNeeds,
} from "./lesson";
import { type AskedClass, fitsClass, PREPARATION_MINUTES } from "./lesson-fit";

export interface BookResourceQuery extends AskedClass {
  readonly q: string;
  readonly chapter: BookChapter | "all";
  readonly category: BookCategory | "all";
  readonly equipment: LessonEquipment | "all";
  readonly internet: LessonInternet | "all";
}

export const EMPTY_BOOK_RESOURCE_QUERY: BookResourceQuery = {
  q: "",
  chapter: "all",
  category: "all",
  stage: "all",
  subject: "all",
  minutes: "all",
  equipment: "all",
  internet: "all",
};

/** What can be chosen, in the order of the form and of the address. */
const CHOICES = ["chapter", "category", "stage", "subject", "minutes", "equipment", "internet"] as const;

/** The parameters of the list in an address. */
export const BOOK_RESOURCE_PARAMETERS: readonly string[] = ["q", ...CHOICES];

/** Reads the filters from an address; what is unknown counts as "all". */
export function parseBookResourceQuery(params: URLSearchParams): BookResourceQuery {
  function chosen<Value extends string>(name: string, values: readonly Value[]): Value | "all" {
    const asked = params.get(name);
    return values.find((known) => known === asked) ?? "all";
  }
  return {
    q: parseSearchText(params.get("q")),
    chapter: chosen("chapter", BOOK_CHAPTERS),
    category: chosen("category", BOOK_CATEGORIES),
    stage: chosen("stage", LESSON_STAGES),
    subject: chosen("subject", LESSON_SUBJECTS),
    minutes: chosen("minutes", PREPARATION_MINUTES),
    equipment: chosen("equipment", LESSON_EQUIPMENT),
    internet: chosen("internet", LESSON_INTERNET),
  };
}

/** The query string without "?", parameters in a fixed order; empty when nothing is filtered. */
export function serialiseBookResourceQuery(query: BookResourceQuery): string {
  const params = new URLSearchParams();
  if (query.q !== "") params.set("q", query.q);
  for (const name of CHOICES) if (query[name] !== "all") params.set(name, query[name]);
  return params.toString();
}

/** True when any of the filters is set. */
export function hasActiveFilters(query: BookResourceQuery): boolean {
  return query.q !== "" || CHOICES.some((name) => query[name] !== "all");
}

/** What the filter reads; a card, what is read from one and a whole localised record have it. */
interface Filterable {
  readonly title: string;
  readonly description: string;
  /** null: in none. */
  readonly chapter: BookChapter | null;
  readonly category: BookCategory | null;
  /** null: there is no lesson behind it, and no filter of lessons finds it. */
  readonly needs: LessonNeeds | null;
}

/** Whether a lesson fits the class, the time and the room. A room with more than it needs does. */
function fits(needs: LessonNeeds | null, query: BookResourceQuery): boolean {
  const { equipment, internet } = query;
  if (needs === null) return equipment === "all" && internet === "all" && fitsClass(null, query);
  return (
    fitsClass(needs, query) &&
    (equipment === "all" ||
      LESSON_EQUIPMENT.indexOf(needs.equipment) <= LESSON_EQUIPMENT.indexOf(equipment)) &&
    (internet === "all" || needs.internet === internet)
  );
}

/** The items that match all filters, in the order given; accents and case are ignored. */
export function filterBookResources<Item extends Filterable>(
  items: readonly Item[],
  query: BookResourceQuery,
): Item[] {
  const needle = foldText(query.q);
  return items.filter(
    (item) =>
      (query.chapter === "all" || item.chapter === query.chapter) &&
      (query.category === "all" || item.category === query.category) &&
      fits(item.needs, query) &&
      (foldText(item.title).includes(needle) || foldText(item.description).includes(needle)),
  );
}
