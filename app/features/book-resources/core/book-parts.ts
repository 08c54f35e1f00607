// The chapters and categories that book resources are listed by.

/** In the order of the book, which is also the order of the chapter select and picker. */
export const BOOK_CHAPTERS = [
  "chapter-2",
  "chapter-3",
  "chapter-4",
  "chapter-5",
  "chapter-6",
  "chapter-7",
  "chapter-8",
  "hub",
  "companion",
  "about",
] as const;
export type BookChapter = (typeof BOOK_CHAPTERS)[number];

export const BOOK_CATEGORIES = [
  "platforms",
  "examples",
  "toolkits",
  "guides",
  "hubs",
  "implementations",
] as const;
export type BookCategory = (typeof BOOK_CATEGORIES)[number];
