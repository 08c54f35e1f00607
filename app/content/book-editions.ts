import type { Locale } from "~/addresses/languages";

interface BookEdition {
  /** The configuration value with the address of its store page. */
  readonly store: "BOOK_URL_EN" | "BOOK_URL_PT";
  /** The title as its lines stand on the cover. */
  readonly titleLines: readonly string[];
  /** The cover: a green board, or yellow chalk on black. */
  readonly cover: "board" | "chalk";
  /** Surface below the book: squared paper, or a blackboard with moving chalk. */
  readonly ground: "paper" | "board";
}

/** The editions of the book as they are drawn on covers, home pages and preview pictures. */
export const BOOK_EDITIONS = {
  en: {
    store: "BOOK_URL_EN",
    titleLines: ["Generative", "AI for", "Teachers"],
    cover: "board",
    ground: "paper",
  },
  "pt-br": {
    store: "BOOK_URL_PT",
    titleLines: ["IA Generativa", "para", "Professores"],
    cover: "chalk",
    ground: "board",
  },
} as const satisfies Record<Locale, BookEdition>;
