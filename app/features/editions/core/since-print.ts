// Changes since the book was printed.
import type { Locale } from "~/addresses/languages";

export interface Edition {
  readonly name: Readonly<Record<Locale, string>>;
  /** YYYY-MM-DD of the last proof. */
  readonly date: string;
}

/** An edition with what changed after it and before the next one. */
export interface SinceEdition<Seen> {
  readonly edition: Edition;
  readonly changes: readonly Seen[];
}

/**
 * The changes that are in no printed book, under the newest edition that lacks them; the newest edition first. An edition
 * without any is left out. `today` is YYYY-MM-DD: what is to be said later waits for its day.
 */
export function groupSincePrint<Seen extends { readonly seenOn: string }>(
  changes: readonly Seen[],
  editions: readonly Edition[],
  today: string,
): readonly SinceEdition<Seen>[] {
  const newest = [...editions].sort((one, other) => other.date.localeCompare(one.date));
  return newest
    .map((edition, index) => {
      const until = newest[index - 1]?.date ?? today;
      return {
        edition,
        changes: changes.filter(({ seenOn }) => seenOn > edition.date && seenOn <= until),
      };
    })
    .filter((group) => group.changes.length > 0);
}
