import { pathOfCode, toPath } from "~/addresses/addresses";
import { LANGUAGES, type Locale } from "~/addresses/languages";
import { findBookResource } from "~/content/book-resources/book-resources.server";
import { findRule } from "~/content/rules/rules.server";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import {
  type Change,
  changeId,
  changesUpTo,
  mattersMost,
  sourceName,
  toKind,
} from "~/features/changes/core/change";
import { findOnlyRule } from "~/features/changes/core/rule-change";
import type { LessonChange, ShownChange } from "~/features/changes/core/shown-change";
import type { DigestItem } from "~/features/digest/core/digest-issue";
import { allRulesTitle, changeSentence, fieldWords } from "~/i18n/change-words";
import { dayInZone } from "~/lib/day-in-zone";
import { affectedBy, changesOfCode } from "./affected.server";
import { CHANGES, changesOfRecord } from "./changes.server";

function getSubject(change: Change, locale: Locale): ShownChange["subject"] {
  if (change.about === "rule") {
    const id = findOnlyRule(change);
    const title = findRule(id ?? "")?.title[locale] ?? allRulesTitle(locale);
    return { path: toPath("rules", locale) + (id === null ? "" : `#${id}`), title };
  }
  const resource = findResource(change.subjects[0] ?? "", locale);
  if (resource === null) return null;
  return { path: toPath("resource", locale, { id: resource.id }), title: resource.title };
}

/** A change in one language, with the pages that rest on it. */
function toShownChange(change: Change, locale: Locale): ShownChange {
  const { was, now, why, source, since, seenOn } = change;
  const { codes, lessons, clauses } = affectedBy(change, locale);
  return {
    id: changeId(change),
    kind: toKind(change),
    subject: getSubject(change, locale),
    field: fieldWords(change.field, locale),
    was: was?.[locale] ?? null,
    now: now[locale],
    since,
    seenOn,
    why: why?.[locale] ?? null,
    source:
      source === null
        ? null
        : { name: sourceName(source, locale), address: source.address, month: source.month },
    pages: [...codes, ...lessons].flatMap((code) => {
      const title = findBookResource(code)?.text[locale].title;
      return title === undefined ? [] : [{ path: pathOfCode(code, locale), title }];
    }),
    clauseCount: clauses.length,
  };
}

function today(now: Date, locale: Locale): string {
  return dayInZone(now, LANGUAGES[locale].timeZone);
}

/** Every change that is said by now, in one language, the newest first. */
export function listShownChanges(now: Date, locale: Locale): readonly ShownChange[] {
  return changesUpTo(CHANGES, today(now, locale)).map((change) => toShownChange(change, locale));
}

/** The changes of one record. */
export function listChangesOfRecord(id: string, now: Date, locale: Locale): readonly ShownChange[] {
  return changesUpTo(changesOfRecord(id), today(now, locale)).map((change) => toShownChange(change, locale));
}

/** The changes of what a printed code and its lesson rest on, each with its day, which may be to come. */
export function listLessonChanges(code: string, locale: Locale): readonly LessonChange[] {
  return changesOfCode(code, locale).map((change) => {
    const { subject, field, id, since, seenOn } = toShownChange(change, locale);
    const title = subject === null ? field : `${subject.title}: ${field}`;
    return { path: `${toPath("changes", locale)}#${id}`, title, date: since ?? seenOn };
  });
}

/** How many changes a digest names. */
const DIGEST_CHANGES_MAX = 3;

/** The changes seen between two days (YYYY-MM-DD, the last one left out) that matter most, as items of a digest. */
export function listDigestChanges(start: string, end: string, locale: Locale): readonly DigestItem[] {
  const seen = CHANGES.filter(({ seenOn }) => seenOn >= start && seenOn < end);
  return mattersMost(seen, (change) => affectedBy(change, locale), DIGEST_CHANGES_MAX).map((change) => {
    const { id, subject, field, was, now, seenOn } = toShownChange(change, locale);
    return {
      id,
      title: subject === null ? field : `${subject.title}: ${field}`,
      description: changeSentence(was, now, locale),
      path: `${toPath("changes", locale)}#${id}`,
      updatedMonth: seenOn.slice(0, "2026-11".length),
    };
  });
}
