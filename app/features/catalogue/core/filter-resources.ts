// The filters of a resource list, the teacher's filters included. Loader and browser use the same functions.
import { foldText } from "~/lib/fold-text";
import type { ListedResource, ResourceCategory } from "./resource";
import type { ResourceQuery } from "./resource-query";
import { TEACHER_FILTERS } from "./teacher-needs";

/**
 * The resources that match the whole query, those with the text in the title first, else in the order given.
 * `allowed` restricts the categories of a page; null allows all.
 */
export function filterResources<Item extends ListedResource>(
  resources: readonly Item[],
  query: ResourceQuery,
  allowed: readonly ResourceCategory[] | null,
): Item[] {
  const text = foldText(query.text);
  const tags = query.tags.map(foldText);
  const inTitle: Item[] = [];
  const elsewhere: Item[] = [];
  for (const item of resources) {
    if (!isAllowed(item, query, allowed) || !hasAnyTag(item, tags) || !fitsTeacher(item, query)) continue;
    if (foldText(item.title).includes(text)) inTitle.push(item);
    else if (mentions(item, text)) elsewhere.push(item);
  }
  return [...inTitle, ...elsewhere];
}

function isAllowed(
  item: ListedResource,
  query: ResourceQuery,
  allowed: readonly ResourceCategory[] | null,
): boolean {
  return (
    (allowed === null || allowed.includes(item.category)) &&
    (query.category === "all" || item.category === query.category) &&
    (query.group === "all" || item.group === query.group)
  );
}

/** One selected tag is enough, and it may be a part of the resource's tag. */
function hasAnyTag(item: ListedResource, folded: readonly string[]): boolean {
  if (folded.length === 0) return true;
  return item.tags.some((tag) => folded.some((wanted) => foldText(tag).includes(wanted)));
}

function fitsTeacher({ needs }: ListedResource, query: ResourceQuery): boolean {
  return TEACHER_FILTERS.every((filter) => !query[filter] || needs.includes(filter));
}

/** Looks in description, tags and byline, because people also search for a book by its author. */
function mentions(item: ListedResource, folded: string): boolean {
  return [item.description, item.byline ?? "", ...item.tags].some((text) => foldText(text).includes(folded));
}
