// Changes since the book was printed, for a landing and for the sheet that goes into the book.

import type { Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { EDITIONS } from "~/content/editions.server";
import { findRule } from "~/content/rules/rules.server";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { type Change, changeId } from "~/features/changes/core/change";
import { affectedBy } from "~/features/changes/io/affected.server";
import { CHANGES } from "~/features/changes/io/changes.server";
import { type Edition, groupSincePrint } from "~/features/editions/core/since-print";
import type { SinceChapter, SinceEditionView, SinceLine } from "~/features/editions/core/since-view";
import { fieldWords } from "~/i18n/change-words";

function toName({ about, subjects: [first = ""] }: Change, locale: Locale): string | null {
  if (about === "record") return findResource(first, locale)?.title ?? null;
  return findRule(first)?.title[locale] ?? null;
}

function toLine(change: Change, codes: readonly string[], locale: Locale): SinceLine {
  return {
    id: changeId(change),
    day: change.seenOn,
    codes,
    subject: toName(change, locale),
    field: fieldWords(change.field, locale),
    was: change.was?.[locale] ?? null,
    now: change.now[locale],
    why: change.why?.[locale] ?? null,
  };
}

/** The lines by the chapter of the first code that each rests with; a change that no code rests on is on no sheet. */
function byChapter(changes: readonly Change[], locale: Locale, only: string | null): SinceChapter[] {
  const lines = changes.map((change) => {
    const { codes, lessons } = affectedBy(change, locale);
    return toLine(change, [...codes, ...lessons], locale);
  });
  const seen = new Set<string>();
  const chapters = new Map<SinceChapter["chapter"], SinceLine[]>();
  for (const { id, chapter } of BOOK_RESOURCES) {
    if (only !== null && only !== id) continue;
    const fresh = lines.filter((line) => line.codes.includes(id) && !seen.has(line.id));
    for (const line of fresh) seen.add(line.id);
    if (fresh.length > 0) chapters.set(chapter, [...(chapters.get(chapter) ?? []), ...fresh]);
  }
  return [...chapters].map(([chapter, rows]) => ({ chapter, lines: rows }));
}

/**
 * What changed since each edition, by chapter, in one language: for one printed code, or with null for the whole book.
 * Empty while there is no edition.
 */
export function loadSincePrint(
  code: string | null,
  locale: Locale,
  now: Date,
  editions: readonly Edition[] = EDITIONS,
  changes: readonly Change[] = CHANGES,
): SinceEditionView[] {
  if (editions.length === 0) return [];
  return groupSincePrint(changes, editions, now.toISOString().slice(0, 10)).flatMap((group) => {
    const chapters = byChapter(group.changes, locale, code);
    const { name, date } = group.edition;
    return chapters.length === 0 ? [] : [{ name: name[locale], date, chapters }];
  });
}
