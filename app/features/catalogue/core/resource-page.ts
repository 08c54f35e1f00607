// Data that the drawer and the resource page both show.
import type { LawLine } from "~/features/rules/core/law-line";
import { relatedResources } from "./related";
import type { Resource, ResourceCard } from "./resource";

export type RelatedResource = Pick<
  ResourceCard,
  "id" | "category" | "title" | "titleLang" | "face" | "description"
>;

export interface ResourcePage {
  readonly resource: Resource;
  readonly related: readonly RelatedResource[];
  /** The laws that apply to it, most pressing first. */
  readonly laws: readonly LawLine[];
  /** The platforms page has its plans with the prices that third parties report. */
  readonly isOnPlatforms: boolean;
}

/** Everything about one resource of the catalogue. `all` are the resources of the same language. */
export function toResourcePage(
  resource: Resource,
  all: readonly Resource[],
  { laws = [], isOnPlatforms = false }: Partial<Pick<ResourcePage, "laws" | "isOnPlatforms">> = {},
): ResourcePage {
  return {
    resource,
    laws,
    isOnPlatforms,
    related: relatedResources(all, resource).map(({ id, category, title, titleLang, face, description }) => ({
      id,
      category,
      title,
      titleLang,
      face,
      description,
    })),
  };
}
