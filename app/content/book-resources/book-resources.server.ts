import type { Locale } from "~/addresses/languages";
import type { BookResource } from "~/features/book-resources/core/book-resource";
import { CHAPTER_3_EXAMPLES_1_TO_4 } from "./chapter-3-examples-1-to-4.server";
import { CHAPTER_3_EXAMPLES_5_TO_7 } from "./chapter-3-examples-5-to-7.server";
import { CHAPTER_5_RESOURCES } from "./chapter-5.server";
import { CHAPTER_6_FIRST_APPS } from "./chapter-6-first-apps.server";
import { CHAPTER_6_FURTHER_APPS } from "./chapter-6-further-apps.server";
import { CHAPTER_2_RESOURCES, CHAPTER_4_RESOURCES } from "./chapters-2-and-4.server";
import { CHAPTER_7_AND_8_RESOURCES } from "./chapters-7-and-8.server";
import { ENTRANCE_PAGES } from "./entrance-pages.server";

/** Every companion item in the order of the book, whichever list shows it. */
export const BOOK_RESOURCES: readonly BookResource[] = [
  ...CHAPTER_2_RESOURCES,
  ...CHAPTER_3_EXAMPLES_1_TO_4,
  ...CHAPTER_3_EXAMPLES_5_TO_7,
  ...CHAPTER_4_RESOURCES,
  ...CHAPTER_5_RESOURCES,
  ...CHAPTER_6_FIRST_APPS,
  ...CHAPTER_6_FURTHER_APPS,
  ...CHAPTER_7_AND_8_RESOURCES,
  ...ENTRANCE_PAGES,
];

/** The items the book-resources page of a language lists. */
export function listBookResources(locale: Locale): readonly BookResource[] {
  return BOOK_RESOURCES.filter((resource) => resource.lists.includes(locale));
}

/** The item of a companion id, in any case; null when no item has it. Items outside a list are found too. */
export function findBookResource(id: string): BookResource | null {
  const wanted = id.toLowerCase();
  return BOOK_RESOURCES.find((resource) => resource.id === wanted) ?? null;
}
