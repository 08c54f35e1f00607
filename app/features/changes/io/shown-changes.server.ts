import { pathOfCode, toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import type { CodeLink } from "~/features/book-resources/core/landing";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { type Change, changesUpTo } from "~/features/changes/core/change";
import { changeIn, mattersMost, type ShownChange } from "~/features/changes/core/shown-change";
import type { DigestItem } from "~/features/digest/core/digest-issue";
import { changeWords } from "~/i18n/change-words";
import { dayInZone } from "~/lib/day-in-zone";
import { affectedBy } from "./affected.server";
import { CHANGES, findOnlyRule } from "./changes.server";

function findSubject(change: Change, allRules: string, locale: Locale): CodeLink | null {
  if (change.about === "rule") {
    const path = toPath("rules", locale);
    const rule = findOnlyRule(change);
    if (rule === null) return { path, title: allRules };
    return { path: `${path}#${rule.id}`, title: rule.title[locale] };
  }
  const resource = findResource(change.subjects[0] ?? "", locale);
  return resource && { path: toPath("resource", locale, { id: resource.id }), title: resource.title };
}

/** A change in one language, with the pages that rest on it. */
export function toShownChange(change: Change, locale: Locale): ShownChange {
  const { field, sentence, allRules, clauses: toTitle } = changeWords(change, locale);
  const { codes, clauses } = affectedBy(change, locale);
  const pages = BOOK_RESOURCES.filter((page) => codes.some((code) => code === page.id)).map(
    ({ id, text }) => ({ path: pathOfCode(id, locale), title: text[locale].title }),
  );
  const kit = { path: toPath("school-kit", locale), title: toTitle(clauses.length) };
  const uses = clauses.length === 0 ? pages : [...pages, kit];
  const subject = findSubject(change, allRules, locale);
  return changeIn(change, locale, { subject, field, sentence, codes, uses });
}

/** Every change that is said by now, in one language, the newest first. */
export function listShownChanges(now: Date, locale: Locale): readonly ShownChange[] {
  const today = dayInZone(now, LANGUAGES[locale].timeZone);
  return changesUpTo(CHANGES, today).map((change) => toShownChange(change, locale));
}

/** Those of one record. */
export function listRecordChanges(id: string, now: Date, locale: Locale): readonly ShownChange[] {
  const path = toPath("resource", locale, { id });
  return listShownChanges(now, locale).filter(({ subject }) => subject?.path === path);
}

/** How many changes a digest names. */
const DIGEST_CHANGES_MAX = 3;

/** The changes seen between two days (YYYY-MM-DD, the last one left out) that matter most, as items of a digest. */
export function listDigestChanges(start: string, end: string, locale: Locale): readonly DigestItem[] {
  const seen = CHANGES.filter(({ seenOn }) => seenOn >= start && seenOn < end);
  const shown = seen.map((change) => toShownChange(change, locale));
  return mattersMost(shown, DIGEST_CHANGES_MAX).map(({ id, title, sentence, path, seenOn }) => ({
    id,
    title,
    description: sentence,
    path,
    updatedMonth: seenOn.slice(0, "2026-11".length),
  }));
}
