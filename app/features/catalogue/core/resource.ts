// The entities of the catalogue as a page reads them, in one language.
import type { LanguageTag } from "~/addresses/languages";
import type { CourseLevel } from "~/features/courses/core/course";
import type { Evidence, Provenance } from "~/features/evidence/core/evidence";
import type { KeyFact } from "~/features/evidence/core/key-fact";
import type { ShownFact } from "~/features/evidence/core/shown-fact";
import type { ToolClaims } from "~/features/evidence/core/tool-claims";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import type { StatusView } from "./record-status";
import type { TeacherFilter } from "./teacher-needs";

/** Id of the list of their cards; a page has one. */
export const RESOURCE_CARDS_ID = "resource-cards";

export const RESOURCE_CATEGORIES = ["ai_tool", "course", "certification", "book", "site", "youtube"] as const;
export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];

export const TOOL_GROUP_IDS = [
  "general-ai",
  "coding-tools",
  "creative-media",
  "research-tools",
  "education-first",
] as const;
export type ToolGroupId = (typeof TOOL_GROUP_IDS)[number];

/** The groups of the English learn page, in its order. */
export const LEARN_GROUPS = ["planning", "research", "assessment", "stem", "development"] as const;
export type LearnGroup = (typeof LEARN_GROUPS)[number];

/**
 * The list a record belongs to. Pages restrict by list where the category is too wide: the learn page's
 * simple tools are `ai_tool` too, but are not among those of the tools page.
 */
export const COLLECTIONS = [
  "tools",
  "learn-tools",
  "courses",
  "certifications",
  "books",
  "sites",
  "videos",
] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** Claims about a tool, as its card shows them. */
export type ToolCard = Omit<ToolClaims, "free">;

/** Kinds of video record: one video, several that belong together, or everything that somebody publishes. */
export const VIDEO_FORMS = ["video", "series", "channel"] as const;
export type VideoForm = (typeof VIDEO_FORMS)[number];

/** Targets of a record's address other than the record's own page; "own-site" opens the first page of its site. */
export const LEADS_TO = ["catalogue", "front-page", "publisher", "notice", "project", "own-site"] as const;
export type LeadsTo = (typeof LEADS_TO)[number];

/** The keys of `provider_meta`, in the order of display. */
export const PROVIDER_META_KEYS = [
  "type",
  "maker",
  "provider",
  "provider_kind",
  "platform",
  "author",
  "publisher",
  "year",
  "isbn",
  "organisation",
  "form",
  "channel",
  "duration",
  "pricing",
  "key_features",
  "classroom_use",
  "care",
  "ai_relevance",
  "future_potential",
] as const;
export type ProviderMetaKey = (typeof PROVIDER_META_KEYS)[number];
export type ProviderMeta = Readonly<Partial<Record<ProviderMetaKey, string>>>;

/** A record that another is read with: the same book in another language, or the tool that a certification is about. */
export interface Partner extends Pick<ResourceCard, "id" | "title" | "titleLang"> {
  /** Language of a book; null for a tool. */
  readonly language: LanguageTag | null;
}

/** Data that a card shows and a list filters by, small enough to be sent for a whole list. */
export interface ResourceCard {
  readonly id: string;
  readonly category: ResourceCategory;
  readonly collection: Collection;
  /** Group of the tools page; null for everything that is not one of its tools. */
  readonly group: ToolGroupId | null;
  readonly title: string;
  /** Language of the title where it is not the language of the page; null otherwise. */
  readonly titleLang: LanguageTag | null;
  /** The letters on its face (resource-face.ts); "" for none. */
  readonly face: string;
  readonly description: string;
  readonly url: string;
  readonly tags: readonly string[];
  /** In the typed fields below, null means that the fact is not known or makes no sense for this kind of thing. */
  readonly freeTier: boolean | null;
  /** Whether it is in the language of the page: a tool's answers or menus, else the thing itself. */
  readonly inLanguage: boolean | null;
  /** Null for everything that is not a tool of the tools page. */
  readonly tool: ToolCard | null;
  /** The needs of a teacher that these facts meet. */
  readonly needs: readonly TeacherFilter[];
  /** The provenance of the least certain of these facts. */
  readonly standing: Provenance;
  /** Says where its link leads if not to its own page; else null. */
  readonly linkNote: string | null;
  readonly partner: Partner | null;
  /** Who made it, where a list says so (`toListedResource`). */
  readonly byline?: string;
}

/** The part of a card that a drawer reads from the page. */
export type ListedResource = Pick<
  ResourceCard,
  "id" | "category" | "title" | "titleLang" | "face" | "description"
>;

/** Everything known about a resource: the drawer and the resource page. */
export interface Resource extends ResourceCard {
  /** Language of the thing itself; null for tools and certifications, which have several. */
  readonly language: LanguageTag | null;
  readonly coverUrl: string | null;
  /** Answers at the top of a tool's page; empty for everything else. */
  readonly leads: readonly KeyFact[];
  /** Answers to the questions of a class, for a tool. */
  readonly facts: readonly ShownFact[];
  readonly providerMeta: ProviderMeta;
  readonly level: CourseLevel | null;
  readonly certificate: boolean | null;
  /** Names the doubts that the check left, in words; null when there are none. */
  readonly caution: string | null;
  /** Its state; null while it is live. */
  readonly status: StatusView | null;
  /** The text behind the facts; null for a tool, each of whose facts names its own. */
  readonly evidence: Evidence | null;
  /** The tags that repeat neither a filter nor a group of the list it belongs to; a search goes by all of them. */
  readonly shownTags: readonly string[];
  /** Id of the record of the same thing in the tools directory, for a simple tool that has one. */
  readonly twinOf: string | null;
  /** YYYY-MM in which the record was written; its facts may be newer. */
  readonly addedMonth: string;
}

export interface ToolGroup {
  readonly id: ToolGroupId;
  readonly name: string;
  readonly description: string;
}

/** One of the simple tools of the learn page. */
export interface LearnTool {
  readonly id: string;
  /** The item whose page says most about it: its record among the tools, where it has one. */
  readonly pageId: string;
  readonly group: LearnGroup;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly tags: readonly string[];
}

/** The card's fields alone, because a list page need not send the fields of the drawer. */
function toResourceCard(resource: Resource): ResourceCard {
  return {
    id: resource.id,
    category: resource.category,
    collection: resource.collection,
    group: resource.group,
    title: resource.title,
    titleLang: resource.titleLang,
    face: resource.face,
    description: resource.description,
    url: resource.url,
    tags: resource.shownTags,
    freeTier: resource.freeTier,
    inLanguage: resource.inLanguage,
    tool: resource.tool,
    needs: resource.needs,
    standing: resource.standing,
    linkNote: resource.linkNote,
    partner: resource.partner,
  };
}

/** The card of a list that names makers: author and year of a book, channel of a video, and so on. */
export function toListedResource(resource: Resource): ResourceCard {
  const byline = toByline(resource);
  // A channel often has its maker's name, and once is enough.
  return { ...toResourceCard(resource), ...(byline === resource.title ? {} : { byline }) };
}

/** Whether the list of a language leaves it out: its other edition is that language's, and has a card that names both. */
export function isOtherEdition({ category, language, partner }: Resource, own: LanguageTag): boolean {
  return category === "book" && language !== own && partner?.language === own;
}

function toByline({ category, providerMeta: meta }: Resource): string {
  const parts = {
    ai_tool: [meta.maker],
    course: [meta.provider],
    certification: [meta.provider, meta.pricing],
    book: [meta.author, meta.year],
    site: [meta.organisation],
    youtube: [meta.form, meta.channel],
  } satisfies Record<ResourceCategory, (string | undefined)[]>;
  return parts[category].filter((part) => part !== undefined).join(MIDDLE_DOT);
}

/** The entries by the id of their record in lower case. Where an id is there twice, the first one has it. */
export function firstById<Entry extends { readonly record: { readonly id: string } }>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> {
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    const id = entry.record.id.toLowerCase();
    if (!byId.has(id)) byId.set(id, entry);
  }
  return byId;
}
