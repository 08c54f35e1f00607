import { type ListItem, type ListQuery, listValues, withChoice } from "~/lib/filterable-list";
import { foldText } from "~/lib/fold-text";
import { RESOURCE_LIST } from "./resource-list";
import { NEED_PARAMETER, type TeacherFilter } from "./teacher-needs";

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
      withChoice(RESOURCE_LIST, query, "tag", ...tags),
    );
}
