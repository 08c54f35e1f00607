// Changes since the book was printed, for a landing and for the sheet that goes into the book.

import type { Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { EDITIONS } from "~/content/editions.server";
import { BOOK_CHAPTERS } from "~/features/book-resources/core/book-parts";
import type { Change } from "~/features/changes/core/change";
import type { ShownChange } from "~/features/changes/core/shown-change";
import { CHANGES } from "~/features/changes/io/changes.server";
import { toShownChange } from "~/features/changes/io/shown-changes.server";
import { type Edition, groupSincePrint, type SincePrintView } from "~/features/editions/core/since-print";

/** Changes by the chapter of the first code that each rests with, of all or of `only` one; what no code rests on is out. */
function byChapter(changes: readonly ShownChange[], only: string | null): SincePrintView["chapters"] {
  const codes = BOOK_RESOURCES.filter(({ id }) => only === null || only === id);
  const toChapter = (change: ShownChange) =>
    codes.find(({ id }) => change.codes.some((code) => code === id))?.chapter;
  return BOOK_CHAPTERS.flatMap((chapter) => {
    const here = changes.filter((change) => toChapter(change) === chapter);
    return here.length === 0 ? [] : [{ chapter, changes: here }];
  });
}

/**
 * Lists the changes since each edition, by chapter, in one language: for one printed code, or with null for the whole book.
 * Empty while there is no edition.
 */
export function loadSincePrint(
  code: string | null,
  locale: Locale,
  now: Date,
  editions: readonly Edition[] = EDITIONS,
  changes: readonly Change[] = CHANGES,
): SincePrintView[] {
  return groupSincePrint(changes, editions, now.toISOString().slice(0, 10)).flatMap((group) => {
    const shown = group.changes.map((change) => toShownChange(change, locale));
    const chapters = byChapter(shown, code);
    const { name, date } = group.edition;
    return chapters.length === 0 ? [] : [{ name: name[locale], date, chapters }];
  });
}
