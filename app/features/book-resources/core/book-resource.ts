// Spec §3, book resource: the entity, its chapters and its categories, with their labels in both languages.
import type { Locale } from "~/addresses/languages";

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

export const CHAPTER_LABELS = {
  "chapter-2": { en: "Chapter 2", "pt-br": "Capítulo 2" },
  "chapter-3": { en: "Chapter 3", "pt-br": "Capítulo 3" },
  "chapter-4": { en: "Chapter 4", "pt-br": "Capítulo 4" },
  "chapter-5": { en: "Chapter 5", "pt-br": "Capítulo 5" },
  "chapter-6": { en: "Chapter 6", "pt-br": "Capítulo 6" },
  "chapter-7": { en: "Chapter 7", "pt-br": "Capítulo 7" },
  "chapter-8": { en: "Chapter 8", "pt-br": "Capítulo 8" },
  hub: { en: "Hub", "pt-br": "Hub" },
  companion: { en: "Companion", "pt-br": "Companion" },
  about: { en: "About", "pt-br": "Sobre" },
} as const satisfies Record<BookChapter, Record<Locale, string>>;

export const CATEGORY_LABELS = {
  platforms: { en: "Platforms", "pt-br": "Plataformas" },
  examples: { en: "Examples", "pt-br": "Exemplos" },
  toolkits: { en: "Toolkits", "pt-br": "Kits" },
  guides: { en: "Guides", "pt-br": "Guias" },
  hubs: { en: "Hubs", "pt-br": "Centrais" },
  implementations: { en: "Implementations", "pt-br": "Implementações" },
} as const satisfies Record<BookCategory, Record<Locale, string>>;

/** What a landing shows below its title. */
export interface CompanionContent {
  readonly objective: string;
  /** Ready prompt; text in square brackets is a blank for the teacher to fill. */
  readonly prompt: string;
  readonly steps: readonly string[];
  readonly teacherCheck: string;
  readonly adaptation: string;
}

export interface BookResourceText {
  readonly title: string;
  readonly description: string;
  /** Where the QR code sits in the printed book. */
  readonly qrContext: string;
  /** null on pages that are their own landing: hub, tools, learn, library, companion, about. */
  readonly content: CompanionContent | null;
}

/** One companion item with both of its languages. */
export interface BookResource {
  readonly id: string;
  /** Canonical English path. */
  readonly path: string;
  /** Canonical Portuguese path, with its prefix. */
  readonly pathPt: string;
  readonly chapter: BookChapter;
  readonly category: BookCategory;
  /** The languages whose book-resources page lists it; its own address works in both. */
  readonly lists: readonly Locale[];
  readonly text: Readonly<Record<Locale, BookResourceText>>;
}

/** The part of an item that a list shows. */
export interface BookResourceCard {
  readonly id: string;
  readonly path: string;
  readonly chapter: BookChapter;
  readonly category: BookCategory;
  readonly title: string;
  readonly description: string;
  /** null where the list leaves it out. */
  readonly qrContext: string | null;
}

/** One language of an item without its long content, for cards, filters and links. */
export function toBookResourceCard(resource: BookResource, locale: Locale): BookResourceCard {
  const { title, description, qrContext } = resource.text[locale];
  return {
    id: resource.id,
    path: locale === "en" ? resource.path : resource.pathPt,
    chapter: resource.chapter,
    category: resource.category,
    title,
    description,
    qrContext,
  };
}

export interface CodeNeighbours {
  readonly previous: BookResource | null;
  readonly next: BookResource | null;
}

/**
 * The printed codes before and after an item, in the order given (book order). Only items with content of their
 * own take part: a page such as the tool directory is not something a reader leafs to.
 */
export function findNeighbours(resources: readonly BookResource[], id: string): CodeNeighbours {
  const codes = resources.filter((resource) => resource.text.en.content !== null);
  const position = codes.findIndex((resource) => resource.id === id);
  if (position === -1) return { previous: null, next: null };
  return { previous: codes[position - 1] ?? null, next: codes[position + 1] ?? null };
}
