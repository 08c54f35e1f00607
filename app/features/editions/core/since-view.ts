// Changes since an edition of the book, as a page shows them in one language.
import type { BookChapter } from "~/features/book-resources/core/book-parts";

export interface SinceLine {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The printed codes that rest on it. */
  readonly codes: readonly string[];
  /** Name of the changed thing; null where the sentence itself says it. */
  readonly subject: string | null;
  /** What of it, in words. */
  readonly field: string;
  readonly was: string | null;
  readonly now: string;
  readonly why: string | null;
}

export interface SinceChapter {
  readonly chapter: BookChapter;
  readonly lines: readonly SinceLine[];
}

export interface SinceEditionView {
  readonly name: string;
  /** YYYY-MM-DD of the last proof. */
  readonly date: string;
  readonly chapters: readonly SinceChapter[];
}
