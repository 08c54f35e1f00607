// The lists of resources: their choices, the facets of a card, and the meaning of tags from other addresses.
import {
  ANY_WORDS,
  type FilterableList,
  type ListItem,
  type ListQuery,
  listValues,
  SWITCH,
  toFacets,
  withChoice,
  withTags,
} from "~/lib/filterable-list";
import { foldText } from "~/lib/fold-text";
import { RESOURCE_CARDS_ID, RESOURCE_CATEGORIES, type ResourceCard, TOOL_GROUP_IDS } from "./resource";
import { AGE_PARAMETER, agesFrom, CLASS_AGES, NEED_PARAMETER, type TeacherFilter } from "./teacher-needs";

export const VIEWS = ["grid", "list"] as const;

export const RESOURCE_LIST: FilterableList<ResourceCard> = {
  id: RESOURCE_CARDS_ID,
  choices: {
    group: TOOL_GROUP_IDS,
    category: RESOURCE_CATEGORIES,
    tag: ANY_WORDS,
    ...Object.fromEntries(Object.values(NEED_PARAMETER).map((name) => [name, SWITCH])),
    [AGE_PARAMETER]: CLASS_AGES.map(String),
    view: ["list"],
  },
  kept: ["group", "view"],
  looks: ["view"],
  titlesFirst: true,
  toItem: ({ id, title, description, byline = "", partner, group, category, needs, tool, tags }) => ({
    id,
    title,
    words: [description, byline, ...(partner === null ? [] : [partner.title])],
    facets: toFacets({
      category: [category],
      group: group === null ? [] : [group],
      ...Object.fromEntries(needs.map((need) => [NEED_PARAMETER[need], SWITCH])),
      [AGE_PARAMETER]: agesFrom(tool?.pupilsFrom ?? null),
      tag: tags,
    }),
  }),
};

/** Translates a tag of an old address or of another language for a list. */
export interface TagMeanings {
  /** The tag of the page's language that means the same. */
  readonly findTwin: (tag: string) => string | null;
  /** The filter that says what the tag said. */
  readonly findFilter: (tag: string) => TeacherFilter | null;
}

/**
 * The query without tags that no item of the page has: each is replaced by its twin in the page's language or by
 * the filter that means the same, or dropped. So an address from the other language, or an old one, shows the list and
 * not an empty page.
 */
export function withKnownTags(
  query: ListQuery,
  items: readonly ListItem[],
  { findTwin, findFilter }: TagMeanings,
): ListQuery {
  const known = items.flatMap((item) => listValues(item, "tag").map(foldText));
  const isKnown = (tag: string) => known.some((other) => other.includes(foldText(tag)));
  const asked = query.getAll("tag");
  const unknown = asked.filter((tag) => !isKnown(tag));
  const tags = asked.map((tag) => (isKnown(tag) ? tag : (findTwin(tag) ?? ""))).filter(isKnown);
  return unknown
    .flatMap((tag) => findFilter(tag) ?? [])
    .reduce(
      (changed, filter) => withChoice(RESOURCE_LIST, changed, NEED_PARAMETER[filter], "1"),
      withTags(RESOURCE_LIST, query, tags),
    );
}
