// The face of a resource: the drawing of its category with the letters of the record.
import type { FaceShape, ThingFace } from "~/lib/face-shapes";
import type { ResourceCard, ResourceCategory } from "./resource";

/** The hue in which the site paints each category. */
export const CATEGORY_HUE = {
  ai_tool: "tool",
  course: "course",
  certification: "certification",
  book: "book",
  site: "site",
  youtube: "video",
} as const satisfies Record<ResourceCategory, string>;

const SHAPES: Readonly<Record<ResourceCategory, FaceShape>> = {
  ai_tool: "monogram",
  course: "board",
  certification: "stamp",
  book: "spine",
  site: "window",
  youtube: "play",
};

/** The face of a thing of a category with these letters; only a video whose length is known has letters. */
export function resourceFace({ category, face }: Pick<ResourceCard, "category" | "face">): ThingFace {
  const shape = category === "youtube" && face !== "" ? "clip" : SHAPES[category];
  return { shape, words: face };
}
