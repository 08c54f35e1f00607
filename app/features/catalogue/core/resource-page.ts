// What the drawer and the resource page both show.
import { type CheckState, checkStateOf } from "~/features/evidence/core/check-state";
import { relatedResources } from "./related";
import type { Resource, ResourceCard } from "./resource";

export type RelatedResource = Pick<ResourceCard, "id" | "category" | "title" | "titleLang" | "description">;

export interface ResourcePage {
  readonly resource: Resource;
  readonly freshness: CheckState;
  readonly related: readonly RelatedResource[];
}

/** Everything about one resource of the catalogue. `all` are the resources of the same language. */
export function toResourcePage(resource: Resource, all: readonly Resource[], now: Date): ResourcePage {
  return {
    resource,
    freshness: checkStateOf(resource.checkedMonth, now),
    related: relatedResources(all, resource).map(({ id, category, title, titleLang, description }) => ({
      id,
      category,
      title,
      titleLang,
      description,
    })),
  };
}

/** The months whose facts need another check. A list sends these instead of the clock. */
export function staleMonths(resources: readonly Pick<ResourceCard, "checkedMonth">[], now: Date): string[] {
  const months = new Set(resources.map(({ checkedMonth }) => checkedMonth));
  return [...months].filter((month) => checkStateOf(month, now) === "needs-recheck");
}
