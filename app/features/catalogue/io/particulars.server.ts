// Particulars that each kind of record adds to a resource, in one language.

import {
  LANGUAGES,
  type LanguageTag,
  type Locale,
  localeOfWritten,
  type WrittenLanguage,
} from "~/addresses/languages";
import { VIDEO_FORM_LABELS } from "~/content/record-words";
import type {
  BookRecord,
  CertificationRecord,
  CourseRecord,
  LearnToolRecord,
  SiteRecord,
  ToolRecord,
  VideoRecord,
} from "~/content/schemas";
import { ENGLISH } from "~/content/written-languages";
import type { ProviderMeta, Resource } from "~/features/catalogue/core/resource";
import { listKeyFacts } from "~/features/evidence/core/key-fact";
import { shownFacts } from "~/features/evidence/core/shown-fact";
import { getProvenance, listClaims } from "~/features/evidence/core/tool-claims";
import { forReadersIn, type ToolEvidence } from "~/features/evidence/core/tool-evidence";

export type CatalogueEntry =
  | { readonly collection: "tools"; readonly record: ToolRecord; readonly evidence: ToolEvidence }
  | { readonly collection: "learn-tools"; readonly record: LearnToolRecord }
  | { readonly collection: "courses"; readonly language: WrittenLanguage; readonly record: CourseRecord }
  | { readonly collection: "certifications"; readonly record: CertificationRecord }
  | { readonly collection: "books"; readonly record: BookRecord }
  | { readonly collection: "sites"; readonly record: SiteRecord }
  | { readonly collection: "videos"; readonly record: VideoRecord };

/** The `lang` value that text of a language needs on a page of this locale; null when it is the page's own. */
export function foreignLang(language: WrittenLanguage, locale: Locale): LanguageTag | null {
  return language === LANGUAGES[locale].written ? null : LANGUAGES[localeOfWritten(language)].tag;
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

function metaOfVideo({ form, minutes, channel }: VideoRecord, locale: Locale): ProviderMeta {
  const length = minutes === undefined ? "" : `, ${minutes} min`;
  return { form: VIDEO_FORM_LABELS[form][locale] + length, ...(channel === null ? {} : { channel }) };
}

function ofKind(entry: CatalogueEntry, locale: Locale): Particulars {
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

/** The fields that depend on the kind of a record; null, or empty, where it has none. */
export function toParticulars(entry: CatalogueEntry, locale: Locale) {
  return { ...NOT_KNOWN, ...ofKind(entry, locale) };
}
