import { CATEGORY_HUE } from "~/features/catalogue/core/category-hue";
import type { SearchKind } from "./search-index";

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
