import { pathOfCode, toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { findBookResource } from "~/content/book-resources/book-resources.server";
import { findRule } from "~/content/rules/rules.server";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import {
  type Change,
  changeId,
  changesUpTo,
  findOnlySubject,
  mattersMost,
  toKind,
} from "~/features/changes/core/change";
import type { LessonChange, ShownChange } from "~/features/changes/core/shown-change";
import type { DigestItem } from "~/features/digest/core/digest-issue";
import { allRulesTitle, changeSentence, fieldWords } from "~/i18n/change-words";
import { dayInZone } from "~/lib/day-in-zone";
import { affectedBy, changesOfCode } from "./affected.server";
import { CHANGES } from "./changes.server";

function getSubject(change: Change, locale: Locale): ShownChange["subject"] {
  if (change.about === "rule") {
    const id = findOnlySubject(change);
    const title = findRule(id ?? "")?.title[locale] ?? allRulesTitle(locale);
    return { path: toPath("rules", locale) + (id === null ? "" : `#${id}`), title };
  }
  const resource = findResource(change.subjects[0] ?? "", locale);
  if (resource === null) return null;
  return { path: toPath("resource", locale, { id: resource.id }), title: resource.title };
}

/** A change in one language, with the pages that rest on it. */
export function toShownChange(change: Change, locale: Locale): ShownChange {
  const { source, since, seenOn } = change;
  const id = changeId(change);
  const subject = getSubject(change, locale);
  const field = fieldWords(change.field, locale);
  const was = change.was?.[locale] ?? null;
  const now = change.now[locale];
  const { codes, clauses } = affectedBy(change, locale);
  return {
    id,
    path: `${toPath("changes", locale)}#${id}`,
    kind: toKind(change),
    subject,
    field,
    title: [subject?.title, field].filter((part) => part != null).join(": "),
    was,
    now,
    sentence: changeSentence(was, now, locale),
    since,
    seenOn,
    why: change.why?.[locale] ?? null,
    source:
      source === null
        ? null
        : { ...source, name: typeof source.name === "string" ? source.name : source.name[locale] },
    codes,
    pages: codes.flatMap((code) => {
      const title = findBookResource(code)?.text[locale].title;
      return title === undefined ? [] : [{ path: pathOfCode(code, locale), title }];
    }),
    clauseCount: clauses.length,
  };
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

/** The changes of what a printed code and its lesson rest on, each with its day, which may be to come. */
export function listLessonChanges(code: string, locale: Locale): readonly LessonChange[] {
  return changesOfCode(code, locale).map((change) => {
    const { path, title, since, seenOn } = toShownChange(change, locale);
    return { path, title, date: since ?? seenOn };
  });
}

/** How many changes a digest names. */
const DIGEST_CHANGES_MAX = 3;

/** The changes seen between two days (YYYY-MM-DD, the last one left out) that matter most, as items of a digest. */
export function listDigestChanges(start: string, end: string, locale: Locale): readonly DigestItem[] {
  const seen = CHANGES.filter(({ seenOn }) => seenOn >= start && seenOn < end);
  return mattersMost(seen, (change) => affectedBy(change, locale), DIGEST_CHANGES_MAX).map((change) => {
    const { id, title, sentence, path, seenOn } = toShownChange(change, locale);
    return { id, title, description: sentence, path, updatedMonth: seenOn.slice(0, "2026-11".length) };
  });
}
