// What changed since an edition of the book, as a page shows it in one language.
import type { BookChapter } from "~/features/book-resources/core/book-parts";

export interface SinceLine {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The printed codes that rest on it. */
  readonly codes: readonly string[];
  /** What changed; null where the sentence itself says so. */
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
