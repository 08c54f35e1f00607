// The three related items that a resource page names.
import { foldText } from "~/lib/fold-text";
import type { Resource } from "./resource";

const RELATED_COUNT = 3;

/**
 * The resources nearest to one: those it is about, of the same tool group or list, with tags in common, in the same
 * language.
 * The same input always gives the same items; ties keep the order given. Never the resource itself nor its
 * twin in another list.
 */
export function relatedResources(resources: readonly Resource[], resource: Resource): Resource[] {
  const tags = new Set(resource.tags.map(foldText));
  return resources
    .filter((other) => !isSameThing(other, resource))
    .map((other) => ({ other, score: nearness(other, resource, tags) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
}

function isSameThing(a: Resource, b: Resource): boolean {
  return a.id === b.id || a.twinOf === b.id || b.twinOf === a.id;
}

/** Each language has a list of courses of its own. */
function isOfSameList(a: Resource, b: Resource): boolean {
  return a.collection === b.collection && (a.collection !== "courses" || a.language === b.language);
}

function nearness(other: Resource, resource: Resource, tags: ReadonlySet<string>): number {
  const shared = other.tags.filter((tag) => tags.has(foldText(tag))).length;
  return (
    2 * shared +
    (tags.has(other.id) ? 6 : 0) +
    (other.group !== null && other.group === resource.group ? 3 : 0) +
    (isOfSameList(other, resource) ? 2 : 0) +
    (other.category === resource.category ? 1 : 0) +
    (other.language === resource.language ? 1 : 0)
  );
}
