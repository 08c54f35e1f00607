// The boundary where a bilingual record becomes a resource in one language.

import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { LEADS_TO_WORDS, STATUS_WORDS } from "~/content/record-words";
import type { LocalText, ToolRecord } from "~/content/schemas";
import {
  TAGS,
  TAGS_LIKE_FILTERS,
  TAGS_LIKE_LANGUAGES,
  TAGS_LIKE_TOOL_FACETS,
  type TagId,
} from "~/content/tags.server";
import { hasTagFilter } from "~/features/catalogue/core/list-page";
import type { RecordStatus, StatusView } from "~/features/catalogue/core/record-status";
import type { LeadsTo, Resource } from "~/features/catalogue/core/resource";
import { needsMetBy } from "~/features/catalogue/core/teacher-needs";
import { type Evidence, toProvenance } from "~/features/evidence/core/evidence";
import { toEvidence } from "~/features/evidence/core/evidence-record";
import { NOT_FOUND, type ToolEvidence, toUnknownEvidence } from "~/features/evidence/core/tool-evidence";
import { formatWholeDate } from "~/i18n/format-month";
import { lengthWords, toAcronym, toMonogram, toSpineName } from "~/lib/face-words";
import { type CatalogueEntry, toParticulars } from "./particulars.server";

/** The facts were first collected in this month; a record added later names its own. */
const FIRST_COLLECTED_MONTH = "2026-11";

interface Titled {
  readonly title: string | LocalText;
  readonly status?: RecordStatus | undefined;
}

/** The title as every page of this locale shows it: with what became of the thing. */
export function titleIn({ title, status }: Titled, locale: Locale): string {
  const plain = typeof title === "string" ? title : title[locale];
  return status === undefined ? plain : `${plain} (${STATUS_WORDS[locale].behindTitle(status)})`;
}

/** What became of a thing; null for a live one. Only what is gone, or is another record now, has ended. */
export function statusIn({ status }: Titled, locale: Locale): StatusView | null {
  if (status === undefined) return null;
  const { is, since, was, successor } = status;
  return {
    sentence: STATUS_WORDS[locale].sentence(status, since === null ? null : formatWholeDate(since, locale)),
    advice: status.advice[locale],
    successor:
      successor?.id === undefined
        ? null
        : { path: toPath("resource", locale, { id: successor.id }), title: successor.name },
    formerName: was ?? null,
    hasEnded: is === "gone" || successor?.id !== undefined,
  };
}

/** Joins tools with their evidence. */
export function toolEntries(
  records: readonly ToolRecord[],
  evidence: readonly ToolEvidence[],
): readonly CatalogueEntry[] {
  const known = new Map(evidence.map((row) => [row.id, row]));
  return records.map((record) => ({
    collection: "tools",
    record,
    evidence: known.get(record.id) ?? toUnknownEvidence(record.id),
  }));
}

interface Doubtful {
  readonly caution?: LocalText | undefined;
  readonly leadsTo?: LeadsTo | undefined;
}

/** Says where the link leads if not to the record's own page; else null. */
function findLinkNote({ leadsTo }: Doubtful, locale: Locale): string | null {
  return leadsTo === undefined ? null : LEADS_TO_WORDS[leadsTo][locale];
}

/** Warns before a reader follows the link or relies on the facts; null where there is nothing to say. */
export function toCaution(record: Doubtful, locale: Locale): string | null {
  const words = [findLinkNote(record, locale), record.caution?.[locale]];
  return words.filter((text) => text).join(" ") || null;
}

/** The evidence for the whole record; null for a tool, each of whose facts has its own. */
function findEvidence(entry: CatalogueEntry, locale: Locale): Evidence | null {
  return entry.collection === "tools" ? null : toEvidence(entry.record.evidence, locale);
}

/** The tags of a record as they are read in one language. */
export function labelTags(tags: readonly TagId[], locale: Locale): readonly string[] {
  return tags.map((tag) => TAGS[tag][locale]);
}

/** The tags of an entry but those that repeat a filter of its list. A list without such filters needs all. */
function shownTags({ collection, record }: CatalogueEntry): readonly TagId[] {
  if (!hasTagFilter(collection)) return record.tags;
  const isTool = collection === "tools";
  return record.tags.filter(
    (tag) =>
      !Object.hasOwn(TAGS_LIKE_FILTERS, tag) &&
      !Object.hasOwn(TAGS_LIKE_LANGUAGES, tag) &&
      !(isTool && TAGS_LIKE_TOOL_FACETS.includes(tag)),
  );
}

/** The letters on the face of an entry. */
function faceWords(entry: CatalogueEntry, locale: Locale): string {
  switch (entry.collection) {
    case "tools":
    case "learn-tools":
      return toMonogram(titleIn(entry.record, locale));
    case "courses":
    case "certifications":
      return toAcronym(entry.record.provider);
    case "books":
      return toSpineName(entry.record.author);
    case "sites":
      return toAcronym(entry.record.organisation);
    case "videos":
      return entry.record.minutes === undefined ? "" : lengthWords(entry.record.minutes);
  }
}

/** Claims about today, and about nothing that has ended; the table of its facts keeps what was known, with its months. */
const OF_TODAY = { freeTier: null, leads: [] } satisfies Partial<Resource>;

/** The record in one language, as cards, drawer and resource page read it. */
export function toResource(entry: CatalogueEntry, locale: Locale): Resource {
  const { record } = entry;
  const evidence = findEvidence(entry, locale);
  const status = statusIn(record, locale);
  const facts = {
    ...toParticulars(entry, locale),
    ...(status?.hasEnded === true ? OF_TODAY : {}),
  };
  return {
    standing: toProvenance(evidence ?? NOT_FOUND),
    ...facts,
    needs: needsMetBy(facts),
    id: record.id,
    collection: entry.collection,
    title: titleIn(record, locale),
    face: faceWords(entry, locale),
    description: record.description[locale],
    url: record.url,
    tags: labelTags(record.tags, locale),
    shownTags: labelTags(shownTags(entry), locale),
    coverUrl: record.coverUrl ?? null,
    linkNote: findLinkNote(record, locale),
    caution: toCaution(record, locale),
    status,
    evidence,
    addedMonth: record.addedMonth ?? FIRST_COLLECTED_MONTH,
  };
}
