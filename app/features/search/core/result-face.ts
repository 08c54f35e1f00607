import { resourceFace } from "~/features/catalogue/core/resource-face";
import type { ThingFace } from "~/lib/face-shapes";
import type { SearchResult } from "./search-index";

/** The face of what a search finds; undefined for tasks, rules and pages, which have none. */
export function resultFace({ kind, face }: Pick<SearchResult, "kind" | "face">): ThingFace | undefined {
  if (face === undefined || kind === "task" || kind === "rule" || kind === "page") return undefined;
  return kind === "companion" ? { shape: "corner", words: face } : resourceFace({ category: kind, face });
}
