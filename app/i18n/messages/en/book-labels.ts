import type { BookCategory, BookChapter } from "~/features/book-resources/core/book-parts";

export interface BookLabelsMessages {
  readonly chapters: Readonly<Record<BookChapter, string>>;
  readonly categories: Readonly<Record<BookCategory, string>>;
}

/** Where a code stands in the book, and what kind of page it opens. */
export const bookLabels: BookLabelsMessages = {
  chapters: {
    "chapter-2": "Chapter 2",
    "chapter-3": "Chapter 3",
    "chapter-4": "Chapter 4",
    "chapter-5": "Chapter 5",
    "chapter-6": "Chapter 6",
    "chapter-7": "Chapter 7",
    "chapter-8": "Chapter 8",
    hub: "Hub",
    companion: "Companion",
    about: "About",
  },
  categories: {
    platforms: "Platforms",
    examples: "Examples",
    toolkits: "Toolkits",
    guides: "Guides",
    hubs: "Hubs",
    implementations: "Implementations",
  },
};
