// The state of a list lives in its address.
import { foldText } from "~/lib/fold-text";
import { parseSearchText } from "~/lib/search-text";
import { typedLine } from "~/lib/typed-line";
import {
  RESOURCE_CATEGORIES,
  type ResourceCard,
  type ResourceCategory,
  TOOL_GROUP_IDS,
  type ToolGroupId,
} from "./resource";
import { TEACHER_FILTERS, type TeacherFilter } from "./teacher-needs";

const TAG_MAX = 80;
const TAGS_MAX = 20;

export const VIEWS = ["grid", "list"] as const;
export type View = (typeof VIEWS)[number];

/** Their parameters in an address. */
const PARAMETER = {
  free: "free",
  portuguese: "pt",
  pupils: "pupils",
  offer: "offer",
  noAccount: "noaccount",
  noTraining: "notraining",
} as const satisfies Record<TeacherFilter, string>;

export interface ResourceQuery extends Readonly<Record<TeacherFilter, boolean>> {
  readonly text: string;
  readonly category: ResourceCategory | "all";
  readonly tags: readonly string[];
  readonly view: View;
  readonly group: ToolGroupId | "all";
}

export const EMPTY_RESOURCE_QUERY: ResourceQuery = {
  text: "",
  category: "all",
  tags: [],
  view: "grid",
  group: "all",
  free: false,
  portuguese: false,
  pupils: false,
  offer: false,
  noAccount: false,
  noTraining: false,
};

/** Reads a list's address. Unknown values count as not given, the first of a repeated parameter wins. */
export function parseResourceQuery(params: URLSearchParams): ResourceQuery {
  const category = params.get("category")?.toLowerCase();
  const group = params.get("group")?.toLowerCase();
  return {
    text: parseSearchText(params.get("q")),
    category: RESOURCE_CATEGORIES.find((known) => known === category) ?? "all",
    tags: parseTags(params.getAll("tag")),
    view: VIEWS.find((known) => known === params.get("view")?.toLowerCase()) ?? "grid",
    group: TOOL_GROUP_IDS.find((known) => known === group) ?? "all",
    free: isOn(params.get(PARAMETER.free)),
    portuguese: isOn(params.get(PARAMETER.portuguese)),
    pupils: isOn(params.get(PARAMETER.pupils)),
    offer: isOn(params.get(PARAMETER.offer)),
    noAccount: isOn(params.get(PARAMETER.noAccount)),
    noTraining: isOn(params.get(PARAMETER.noTraining)),
  };
}

/** "on" is what a check box without a value sends. */
function isOn(value: string | null): boolean {
  return value === "1" || value === "true" || value === "on";
}

function parseTags(values: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const value of values.slice(0, TAGS_MAX)) {
    const tag = typedLine(value, TAG_MAX);
    if (tag !== "" && !tags.has(foldText(tag))) tags.set(foldText(tag), tag);
  }
  return [...tags.values()];
}

/** The address of a query: defaults left out, parameters in a fixed order, so that equal lists share one. */
export function toSearchParams(query: ResourceQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text !== "") params.set("q", query.text);
  if (query.group !== "all") params.set("group", query.group);
  if (query.category !== "all") params.set("category", query.category);
  for (const tag of query.tags) params.append("tag", tag);
  for (const filter of TEACHER_FILTERS) if (query[filter]) params.set(PARAMETER[filter], "1");
  if (query.view !== "grid") params.set("view", query.view);
  return params;
}

/** The part of an address after the path, "" for the default query. */
export function toSearch(query: ResourceQuery): string {
  const params = toSearchParams(query).toString();
  return params === "" ? "" : `?${params}`;
}

/**
 * True when a text, a category, any tag or one of the teacher's filters is set.
 * A tool group is a place on the tools page, not a filter.
 */
export function isFiltered(query: ResourceQuery): boolean {
  return (
    query.text !== "" ||
    query.category !== "all" ||
    query.tags.length > 0 ||
    TEACHER_FILTERS.some((filter) => query[filter])
  );
}

/** The query after Clear All Filters: the view and the tool group stay. */
export function clearFilters(query: ResourceQuery): ResourceQuery {
  return { ...EMPTY_RESOURCE_QUERY, view: query.view, group: query.group };
}

/** The query with the tag switched on, or off when it was on in any spelling. */
export function toggleTag(query: ResourceQuery, tag: string): ResourceQuery {
  const others = query.tags.filter((selected) => foldText(selected) !== foldText(tag));
  return { ...query, tags: others.length < query.tags.length ? others : [...query.tags, tag] };
}

/** What a tag of an old address or of another language means to a list. */
export interface TagMeanings {
  /** The tag of the page's language that means the same. */
  readonly findTwin: (tag: string) => string | null;
  /** The filter that says what the tag said. */
  readonly findFilter: (tag: string) => TeacherFilter | null;
}

/**
 * The query without tags that no resource of the page has: each is replaced by its twin in the page's language or by
 * the filter that means the same, or dropped. So an address from the other language, or an old one, shows the list and
 * not an empty page.
 */
export function withKnownTags(
  query: ResourceQuery,
  resources: readonly ResourceCard[],
  { findTwin, findFilter }: TagMeanings,
): ResourceQuery {
  if (query.tags.length === 0) return query;
  const known = new Set(resources.flatMap((resource) => resource.tags.map(foldText)));
  const isKnown = (tag: string) => [...known].some((other) => other.includes(foldText(tag)));
  const tags = query.tags.flatMap((tag) => {
    if (isKnown(tag)) return [tag];
    const twin = findTwin(tag);
    return twin !== null && isKnown(twin) ? [twin] : [];
  });
  const filters = query.tags.flatMap((tag) => (isKnown(tag) ? [] : (findFilter(tag) ?? [])));
  const switchedOn = Object.fromEntries(filters.map((filter) => [filter, true]));
  return { ...query, ...switchedOn, tags: parseTags(tags) };
}
