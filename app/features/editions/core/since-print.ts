// Changes since the book was printed.
import type { Texts } from "~/addresses/languages";
import type { BookChapter } from "~/features/book-resources/core/book-parts";
import type { ShownChange } from "~/features/changes/core/shown-change";

export interface Edition {
  readonly name: Texts<string>;
  /** YYYY-MM-DD of the last proof. */
  readonly date: string;
}

/** What changed after an edition and before the next one, in one language. */
export interface SincePrintView {
  readonly name: string;
  readonly date: string;
  readonly chapters: readonly { readonly chapter: BookChapter; readonly changes: readonly ShownChange[] }[];
}

/**
 * The changes that are in no printed book, under the newest edition that lacks them; the newest edition first. `editions`
 * come in the order of their days, and one without any change is left out. `today` is YYYY-MM-DD: what is to be said later
 * waits for its day.
 */
export function groupSincePrint<Seen extends { readonly seenOn: string }>(
  changes: readonly Seen[],
  editions: readonly Edition[],
  today: string,
): readonly { readonly edition: Edition; readonly changes: readonly Seen[] }[] {
  const groups = editions.map((edition, index) => {
    const until = editions[index + 1]?.date ?? today;
    return { edition, changes: changes.filter(({ seenOn }) => seenOn > edition.date && seenOn <= until) };
  });
  return groups.filter((group) => group.changes.length > 0).reverse();
}
