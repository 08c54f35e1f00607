// A book resource in every language.
import { pathOfCode } from "~/addresses/addresses";
import { DEFAULT_LOCALE, type Locale, type PageLanguage, type Texts } from "~/addresses/languages";
import type { PrintedCodeId } from "~/addresses/printed-codes";
import type { HubTaskId } from "~/features/hub/core/hub-task";
import type { BookCategory, BookChapter } from "./book-parts";

/** When the steps of a lesson are done. */
export const STEP_PHASES = ["before", "in-class", "afterwards"] as const;
export type StepPhase = (typeof STEP_PHASES)[number];

/** The content of a landing below its title. */
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

/** One companion item with the texts of all languages. */
export interface BookResource {
  /** The printed code it belongs to; its addresses follow from that. */
  readonly id: PrintedCodeId;
  readonly chapter: BookChapter;
  readonly category: BookCategory;
  /** The languages whose pages list it, an incomplete one where it has the text. Its own address works in every language. */
  readonly lists: readonly PageLanguage[];
  /** How many of its steps belong to each phase, in the order of the phases; null where no class is taught. */
  readonly stepCounts: readonly [number, number, number] | null;
  /** The tasks that its prompt helps with; none where it has no prompt. */
  readonly tasks: readonly HubTaskId[];
  readonly text: Texts<BookResourceText>;
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
    path: pathOfCode(resource.id, locale),
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
export function getNeighbours(resources: readonly BookResource[], id: string): CodeNeighbours {
  const codes = resources.filter((resource) => resource.text[DEFAULT_LOCALE].content !== null);
  const position = codes.findIndex((resource) => resource.id === id);
  if (position === -1) return { previous: null, next: null };
  return { previous: codes[position - 1] ?? null, next: codes[position + 1] ?? null };
}
