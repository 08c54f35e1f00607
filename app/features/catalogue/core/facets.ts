// The tags to choose from, and the counts on the buttons.
import { countValues, type ListItem } from "~/lib/filterable-list";
import { foldText } from "~/lib/fold-text";
import { NEED_PARAMETER, TEACHER_FILTERS, type TeacherFilter } from "./teacher-needs";

/** How many tags stand before "Show all tags". */
export const TAGS_BEFORE_EXPANSION = 12;

interface TagFacet {
  readonly tag: string;
  readonly count: number;
}

/**
 * The tags of the items, most frequent first, then by letter. Spellings that differ in case or accents are one tag,
 * written as the first item writes it.
 */
export function tagFacets(items: readonly ListItem[]): TagFacet[] {
  const facets = new Map<string, TagFacet>();
  for (const [spelling, count] of countValues(items, "tag")) {
    const { tag, count: others } = facets.get(foldText(spelling)) ?? { tag: spelling, count: 0 };
    facets.set(foldText(tag), { tag, count: count + others });
  }
  return [...facets]
    .sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1))
    .map(([, facet]) => facet);
}

/** How many items each of the teacher's filters keeps. A filter that keeps none or all of them is left out. */
export function teacherFilterCounts(items: readonly ListItem[]): ReadonlyMap<TeacherFilter, number> {
  const counts = TEACHER_FILTERS.map((filter): [TeacherFilter, number] => [
    filter,
    countValues(items, NEED_PARAMETER[filter]).get("1") ?? 0,
  ]);
  return new Map(counts.filter(([, count]) => count > 0 && count < items.length));
}
