import { CATEGORY_HUE, resourceFace } from "~/features/catalogue/core/resource-face";
import type { ThingFace } from "~/lib/face-shapes";
import type { SearchKind, SearchResult } from "./search-index";

/**
 * The hue in which the site paints a kind of result. Pages, tasks of the hub, rules and printed codes have no hue of
 * their own.
 */
export const KIND_HUE = {
  ...CATEGORY_HUE,
  companion: undefined,
  task: undefined,
  page: undefined,
  rule: undefined,
} as const satisfies Record<SearchKind, string | undefined>;

/** The face of a result; undefined for tasks, rules and pages, which have none. */
export function resultFace({ kind, face }: Pick<SearchResult, "kind" | "face">): ThingFace | undefined {
  if (face === undefined || kind === "task" || kind === "rule" || kind === "page") return undefined;
  return kind === "companion" ? { shape: "corner", words: face } : resourceFace({ category: kind, face });
}
