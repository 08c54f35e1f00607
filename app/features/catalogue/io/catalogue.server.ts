// The whole catalogue is one list in a fixed order. The tools come first, because the home page shows the first six
// items.

import { LANGUAGES, LOCALES, type Locale, otherLocales } from "~/addresses/languages";
import { BOOKS } from "~/content/books.server";
import { CERTIFICATIONS } from "~/content/certifications.server";
import { COURSES } from "~/content/courses/courses.server";
import { CODING_TOOLS_EVIDENCE } from "~/content/evidence/coding-tools.server";
import { CREATIVE_MEDIA_EVIDENCE } from "~/content/evidence/creative-media.server";
import { EDUCATION_FIRST_EVIDENCE } from "~/content/evidence/education-first.server";
import { FIRST_TOOLS_EVIDENCE } from "~/content/evidence/first-tools.server";
import { GENERAL_AI_EVIDENCE } from "~/content/evidence/general-ai.server";
import { RESEARCH_TOOLS_EVIDENCE } from "~/content/evidence/research-tools.server";
import { LEARN_TOOLS } from "~/content/learn-tools.server";
import { SITES } from "~/content/sites.server";
import { TAGS, TAGS_LIKE_FILTERS, TAGS_LIKE_LANGUAGES } from "~/content/tags.server";
import { TOOL_GROUPS } from "~/content/tool-groups.server";
import { CODING_TOOLS } from "~/content/tools/coding-tools.server";
import { CREATIVE_MEDIA_TOOLS } from "~/content/tools/creative-media.server";
import { EDUCATION_FIRST_TOOLS } from "~/content/tools/education-first.server";
import { FIRST_TOOLS } from "~/content/tools/first-tools.server";
import { GENERAL_AI_TOOLS } from "~/content/tools/general-ai.server";
import { RESEARCH_TOOLS } from "~/content/tools/research-tools.server";
import { VIDEOS } from "~/content/videos.server";
import type { LearnTool, Resource, ToolGroup } from "~/features/catalogue/core/resource";
import { firstById } from "~/features/catalogue/core/resource";
import type { TeacherFilter } from "~/features/catalogue/core/teacher-needs";
import { type Course, teachersFirst } from "~/features/courses/core/course";
import { toProvenance } from "~/features/evidence/core/evidence";
import { toEvidence } from "~/features/evidence/core/evidence-record";
import { foldText } from "~/lib/fold-text";
import { type CatalogueEntry, foreignLang } from "./particulars.server";
import { labelTags, statusIn, titleIn, toCaution, toolEntries, toResource } from "./to-resource.server";

/** The tools of every group. */
export const TOOLS = [
  ...FIRST_TOOLS,
  ...GENERAL_AI_TOOLS,
  ...CODING_TOOLS,
  ...CREATIVE_MEDIA_TOOLS,
  ...RESEARCH_TOOLS,
  ...EDUCATION_FIRST_TOOLS,
];

/** The evidence for the tools above. */
export const TOOL_EVIDENCE = [
  ...FIRST_TOOLS_EVIDENCE,
  ...GENERAL_AI_EVIDENCE,
  ...CODING_TOOLS_EVIDENCE,
  ...CREATIVE_MEDIA_EVIDENCE,
  ...RESEARCH_TOOLS_EVIDENCE,
  ...EDUCATION_FIRST_EVIDENCE,
];

/** Every record of the catalogue with the list it belongs to. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...toolEntries(TOOLS, TOOL_EVIDENCE),
  ...LEARN_TOOLS.map((record) => ({ collection: "learn-tools", record }) as const),
  ...LOCALES.flatMap((locale) =>
    COURSES[locale].map(
      (record) => ({ collection: "courses", language: LANGUAGES[locale].written, record }) as const,
    ),
  ),
  ...CERTIFICATIONS.map((record) => ({ collection: "certifications", record }) as const),
  ...BOOKS.map((record) => ({ collection: "books", record }) as const),
  ...SITES.map((record) => ({ collection: "sites", record }) as const),
  ...VIDEOS.map((record) => ({ collection: "videos", record }) as const),
];

/** An id has one page and one short link. */
const ENTRY_BY_ID = firstById(CATALOGUE);

/** Id of the record that an entry is read with; none for most. */
function getPartnerId(entry: CatalogueEntry): string | undefined {
  if (entry.collection === "books") return entry.record.otherEdition;
  return entry.collection === "certifications" ? entry.record.tool : undefined;
}

function withPartner(entry: CatalogueEntry, locale: Locale): Resource {
  const partner = ENTRY_BY_ID.get(getPartnerId(entry) ?? "");
  const resource = toResource(entry, locale);
  if (partner === undefined) return resource;
  const { id, title, titleLang, language } = toResource(partner, locale);
  return { ...resource, partner: { id, title, titleLang, language } };
}

const RESOURCES = new Map<Locale, readonly Resource[]>();

/** All resources in one language, without repeated ids, in catalogue order; videos of that language come first. */
export function listResources(locale: Locale): readonly Resource[] {
  const known = RESOURCES.get(locale);
  if (known !== undefined) return known;
  const listed = [...ENTRY_BY_ID.values()].map((entry) => withPartner(entry, locale));
  const isForeignVideo = ({ collection, language }: Resource) =>
    collection === "videos" && language !== LANGUAGES[locale].tag;
  const resources = [
    ...listed.filter((resource) => !isForeignVideo(resource)),
    ...listed.filter(isForeignVideo),
  ];
  RESOURCES.set(locale, resources);
  return resources;
}

/** The resources that a teacher can still begin with: what has ended keeps its page, and no list offers it. */
export function listCurrentResources(locale: Locale): readonly Resource[] {
  return listResources(locale).filter(({ status }) => status?.hasEnded !== true);
}

/** The resource of an id, in any case; null when the catalogue has none. */
export function findResource(id: string, locale: Locale): Resource | null {
  const entry = ENTRY_BY_ID.get(id.toLowerCase());
  return entry === undefined ? null : withPartner(entry, locale);
}

function isCurrent(record: CatalogueEntry["record"], locale: Locale): boolean {
  return statusIn(record, locale)?.hasEnded !== true;
}

/** The tool groups in one language. */
export function listToolGroups(locale: Locale): readonly ToolGroup[] {
  return TOOL_GROUPS.map(({ id, name, description }) => ({
    id,
    name: name[locale],
    description: description[locale],
  }));
}

/** The courses of one language's learn page, those made for teachers first; each page has a catalogue of its own. */
export function listCourses(locale: Locale): readonly Course[] {
  const courses = COURSES[locale]
    .filter((record) => isCurrent(record, locale))
    .map((record) => ({
      id: record.id,
      title: titleIn(record, locale),
      titleLang: foreignLang(LANGUAGES[locale].written, locale),
      provider: record.provider,
      platform: record.platform,
      duration: record.duration[locale],
      level: record.level,
      tags: labelTags(record.tags, locale),
      url: record.url,
      featured: record.featured,
      description: record.description[locale],
      cost: record.cost[locale],
      certificate: record.certificate,
      isForTeachers: record.forTeachers ?? false,
      caution: toCaution(record, locale),
      provenance: toProvenance(toEvidence(record.evidence, locale)),
    }));
  return teachersFirst(courses);
}

/** The learn page's simple tools in one language. */
export function listLearnTools(locale: Locale): readonly LearnTool[] {
  return LEARN_TOOLS.filter((record) => isCurrent(record, locale)).map((record) => ({
    id: record.id,
    pageId: record.twinOf ?? record.id,
    group: record.group,
    title: titleIn(record, locale),
    description: record.description[locale],
    url: record.url,
    tags: labelTags(record.tags, locale),
  }));
}

const TAG_TWINS = new Map<Locale, ReadonlyMap<string, string>>();

/**
 * The tag of this language that means the same as a tag of another language. The given tag is found in any case and
 * with or without accents. Null when there is none. This lets an address with tags survive a switch of language.
 */
export function findTagTwin(tag: string, locale: Locale): string | null {
  let twins = TAG_TWINS.get(locale);
  if (twins === undefined) {
    twins = tagTwins(locale);
    TAG_TWINS.set(locale, twins);
  }
  return twins.get(foldText(tag)) ?? null;
}

function tagTwins(locale: Locale): ReadonlyMap<string, string> {
  const twins = new Map<string, string>();
  for (const labels of Object.values(TAGS)) {
    for (const other of otherLocales(locale)) twins.set(foldText(labels[other]), labels[locale]);
  }
  return twins;
}

/** The filter of a page's lists that says what a tag of any language says; null for a tag of its own meaning. */
export function findTagFilter(tag: string, locale: Locale): TeacherFilter | null {
  const folded = foldText(tag);
  const known = Object.entries(TAGS).find(([, labels]) =>
    LOCALES.some((language) => foldText(labels[language]) === folded),
  );
  if (known === undefined) return null;
  const isKnown = ([like]: readonly [string, unknown]) => like === known[0];
  const language = Object.entries(TAGS_LIKE_LANGUAGES).find(isKnown)?.[1];
  if (language === LANGUAGES[locale].written) return "language";
  return Object.entries(TAGS_LIKE_FILTERS).find(isKnown)?.[1] ?? null;
}
