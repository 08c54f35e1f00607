// The boundary where a bilingual record becomes a resource in one language.

import {
  LANGUAGES,
  type LanguageTag,
  type Locale,
  localeOfWritten,
  type WrittenLanguage,
} from "~/addresses/languages";
import { LEADS_TO_WORDS, STATUS_WORDS, VIDEO_FORM_LABELS } from "~/content/record-words";
import type {
  BookRecord,
  CertificationRecord,
  CourseRecord,
  LearnToolRecord,
  LocalText,
  SiteRecord,
  ToolRecord,
  VideoRecord,
} from "~/content/schemas";
import {
  TAGS,
  TAGS_LIKE_FILTERS,
  TAGS_LIKE_LANGUAGES,
  TAGS_LIKE_TOOL_FACETS,
  type TagId,
} from "~/content/tags.server";
import { ENGLISH } from "~/content/written-languages";
import { hasTagFilter } from "~/features/catalogue/core/list-page";
import { type RecordStatus, titleWithStatus, toStatusView } from "~/features/catalogue/core/record-status";
import type { LeadsTo, ProviderMeta, Resource } from "~/features/catalogue/core/resource";
import { needsMetBy } from "~/features/catalogue/core/teacher-needs";
import { type Evidence, toProvenance } from "~/features/evidence/core/evidence";
import { toEvidence } from "~/features/evidence/core/evidence-record";
import { listKeyFacts } from "~/features/evidence/core/key-fact";
import { shownFacts } from "~/features/evidence/core/shown-fact";
import { getProvenance, listClaims } from "~/features/evidence/core/tool-claims";
import {
  forReadersIn,
  NOT_FOUND,
  type ToolEvidence,
  toUnknownEvidence,
} from "~/features/evidence/core/tool-evidence";
import { formatWholeDate } from "~/i18n/format-month";
import { lengthWords, toAcronym, toMonogram, toSpineName } from "~/lib/face-words";

export type CatalogueEntry =
  | { readonly collection: "tools"; readonly record: ToolRecord; readonly evidence: ToolEvidence }
  | { readonly collection: "learn-tools"; readonly record: LearnToolRecord }
  | { readonly collection: "courses"; readonly language: WrittenLanguage; readonly record: CourseRecord }
  | { readonly collection: "certifications"; readonly record: CertificationRecord }
  | { readonly collection: "books"; readonly record: BookRecord }
  | { readonly collection: "sites"; readonly record: SiteRecord }
  | { readonly collection: "videos"; readonly record: VideoRecord };

/** The facts were first collected in this month; a record added later names its own. */
const FIRST_COLLECTED_MONTH = "2026-11";

/** Only the month of a record is known, so its instant is the first of it. */
function startOfMonth(month: string): string {
  return `${month}-01T00:00:00.000Z`;
}

/** The `lang` value that text of a language needs on a page of this locale; null when it is the page's own. */
export function foreignLang(language: WrittenLanguage, locale: Locale): LanguageTag | null {
  return language === LANGUAGES[locale].written ? null : LANGUAGES[localeOfWritten(language)].tag;
}

interface Titled {
  readonly title: string | LocalText;
  readonly status?: RecordStatus | undefined;
}

/** The title as every page of this locale shows it: with what became of the thing. */
export function titleIn({ title, status }: Titled, locale: Locale): string {
  const plain = typeof title === "string" ? title : title[locale];
  return titleWithStatus(plain, status, STATUS_WORDS[locale]);
}

/** What became of a thing; null for a live one. */
export function statusIn({ status }: Titled, locale: Locale) {
  const date = status?.since == null ? null : formatWholeDate(status.since, locale);
  return toStatusView(status, { locale, date, words: STATUS_WORDS[locale] });
}

/** The fields that a kind of record adds. A field that is left out is not known, or makes no sense for that kind. */
type Particulars = Pick<Resource, "category" | "providerMeta"> & Partial<Resource>;

const NOT_KNOWN = {
  group: null,
  titleLang: null,
  language: null,
  freeTier: null,
  inLanguage: null,
  tool: null,
  leads: [],
  facts: [],
  level: null,
  certificate: null,
  twinOf: null,
  partner: null,
} satisfies Partial<Resource>;

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

function ofTool(record: ToolRecord, known: ToolEvidence, locale: Locale): Particulars {
  const { country, tag } = LANGUAGES[locale];
  const evidence = forReadersIn(known, country);
  const claims = listClaims(evidence, country, tag);
  const { free, ...tool } = claims;
  return {
    category: "ai_tool",
    group: record.group,
    freeTier: free,
    inLanguage: claims.answersIn === true || claims.menusIn === true ? true : null,
    tool,
    leads: listKeyFacts(evidence, locale, country),
    facts: shownFacts(evidence, locale, country),
    standing: getProvenance(evidence, claims),
    providerMeta: {
      type: record.type[locale],
      maker: record.maker,
      key_features: record.keyFeatures[locale].join("; "),
      classroom_use: record.classroomUse[locale],
      care: record.care[locale],
      ai_relevance: record.aiRelevance[locale],
      future_potential: record.futurePotential[locale],
    },
  };
}

/** For a thing in one language, or in more: its language tag, the mark of its title, and whether a reader reads it. */
function ofLanguage(language: WrittenLanguage, locale: Locale, alsoIn: readonly WrittenLanguage[] = []) {
  return {
    language: LANGUAGES[localeOfWritten(language)].tag,
    titleLang: foreignLang(language, locale),
    inLanguage: [language, ...alsoIn].includes(LANGUAGES[locale].written),
  };
}

function ofCourse(record: CourseRecord, language: WrittenLanguage, locale: Locale): Particulars {
  return {
    category: "course",
    ...ofLanguage(language, locale, record.alsoIn),
    freeTier: record.free,
    level: record.level,
    certificate: record.certificate,
    providerMeta: {
      provider: record.provider,
      ...(record.providerKind === undefined ? {} : { provider_kind: record.providerKind[locale] }),
      platform: record.platform,
      duration: record.duration[locale],
      pricing: record.cost[locale],
    },
  };
}

function ofCertification(record: CertificationRecord, locale: Locale): Particulars {
  return {
    category: "certification",
    // The names are the makers' English ones; the exams may be in other languages.
    titleLang: foreignLang(ENGLISH, locale),
    inLanguage: record.alsoIn?.includes(LANGUAGES[locale].written) === true ? true : null,
    freeTier: record.free,
    level: record.level,
    certificate: true,
    providerMeta: { provider: record.provider, pricing: record.cost[locale] },
  };
}

function ofBook(record: BookRecord, locale: Locale): Particulars {
  return {
    category: "book",
    ...ofLanguage(record.language, locale),
    freeTier: record.free ?? null,
    providerMeta: {
      author: record.author,
      publisher: record.publisher,
      ...(record.year === null ? {} : { year: String(record.year) }),
      ...(record.isbn13 === null ? {} : { isbn: record.isbn13 }),
    },
  };
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

function metaOfVideo({ form, minutes, channel }: VideoRecord, locale: Locale): ProviderMeta {
  const length = minutes === undefined ? "" : `, ${minutes} min`;
  return { form: VIDEO_FORM_LABELS[form][locale] + length, ...(channel === null ? {} : { channel }) };
}

function toParticulars(entry: CatalogueEntry, locale: Locale): Particulars {
  switch (entry.collection) {
    case "tools":
      return ofTool(entry.record, entry.evidence, locale);
    case "learn-tools":
      return { category: "ai_tool", twinOf: entry.record.twinOf ?? null, providerMeta: {} };
    case "courses":
      return ofCourse(entry.record, entry.language, locale);
    case "certifications":
      return ofCertification(entry.record, locale);
    case "books":
      return ofBook(entry.record, locale);
    case "sites":
      return {
        category: "site",
        ...ofLanguage(entry.record.language, locale),
        freeTier: entry.record.free ?? null,
        providerMeta: { organisation: entry.record.organisation },
      };
    case "videos":
      return {
        category: "youtube",
        ...ofLanguage(entry.record.language, locale),
        freeTier: true,
        providerMeta: metaOfVideo(entry.record, locale),
      };
  }
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

/** What is said of today, and of nothing that has ended; the table of its facts keeps what was known, with its months. */
const OF_TODAY = { freeTier: null, leads: [] } satisfies Partial<Resource>;

/** The record in one language, as cards, drawer and resource page read it. */
export function toResource(entry: CatalogueEntry, locale: Locale): Resource {
  const { record } = entry;
  const evidence = findEvidence(entry, locale);
  const createdAt = startOfMonth(record.addedMonth ?? FIRST_COLLECTED_MONTH);
  const status = statusIn(record, locale);
  const facts = {
    ...NOT_KNOWN,
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
    createdAt,
    updatedAt: createdAt,
  };
}
