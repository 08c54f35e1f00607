// The tags to choose from, and the counts on the buttons.
import { foldText } from "~/lib/fold-text";
import { filterResources } from "./filter-resources";
import type { ListedResource, ResourceCategory, ToolGroupId } from "./resource";
import { EMPTY_RESOURCE_QUERY } from "./resource-query";
import { TEACHER_FILTERS, type TeacherFilter } from "./teacher-needs";

/** How many tags stand before "Show all tags". */
export const TAGS_BEFORE_EXPANSION = 12;

export interface TagFacet {
  readonly tag: string;
  readonly count: number;
}

/**
 * The tags of the resources, most frequent first, then by letter. Spellings that differ in case or accents
 * are one tag, written as the first resource writes it.
 */
export function tagFacets(resources: readonly ListedResource[]): TagFacet[] {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const resource of resources) {
    for (const tag of resource.tags) {
      const facet = counts.get(foldText(tag));
      if (facet === undefined) counts.set(foldText(tag), { tag, count: 1 });
      else facet.count += 1;
    }
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([, facet]) => facet);
}

/** How many resources each category has; a category without any is left out. */
export function categoryCounts(resources: readonly ListedResource[]): ReadonlyMap<ResourceCategory, number> {
  const counts = new Map<ResourceCategory, number>();
  for (const { category } of resources) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** How many resources each tool group has; resources without a group are not counted. */
export function groupCounts(resources: readonly ListedResource[]): ReadonlyMap<ToolGroupId, number> {
  const counts = new Map<ToolGroupId, number>();
  for (const { group } of resources) if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

/** How many resources each of the teacher's filters keeps. A filter that keeps none or all of them is left out. */
export function teacherFilterCounts(
  resources: readonly ListedResource[],
): ReadonlyMap<TeacherFilter, number> {
  const counts = new Map<TeacherFilter, number>();
  for (const filter of TEACHER_FILTERS) {
    const kept = filterResources(resources, { ...EMPTY_RESOURCE_QUERY, [filter]: true }, null).length;
    if (kept > 0 && kept < resources.length) counts.set(filter, kept);
  }
  return counts;
}
