// What the drawer and the resource page both show.
import { relatedResources } from "./related";
import type { Resource, ResourceCard } from "./resource";

export type RelatedResource = Pick<ResourceCard, "id" | "category" | "title" | "titleLang" | "description">;

export interface ResourcePage {
  readonly resource: Resource;
  readonly related: readonly RelatedResource[];
}

/** Everything about one resource of the catalogue. `all` are the resources of the same language. */
export function toResourcePage(resource: Resource, all: readonly Resource[]): ResourcePage {
  return {
    resource,
    related: relatedResources(all, resource).map(({ id, category, title, titleLang, description }) => ({
      id,
      category,
      title,
      titleLang,
      description,
    })),
  };
}
