import type { PageId } from "~/addresses/route-table";

/** The areas of the site in the order of the navigation, with the keys of their labels in the messages. */
export const MAIN_PAGES = [
  ["home", "home"],
  ["tools", "tools"],
  ["learn", "learn"],
  ["library", "library"],
  ["videos", "videos"],
  ["about", "about"],
  ["book-resources", "bookResources"],
] as const satisfies readonly (readonly [PageId, string])[];

/** Pages that teachers come for beside the areas; the menu has them, the bar has no room. Keys as in the footer. */
export const TASK_PAGES = [
  ["prompts", "prompts"],
  ["bncc", "bncc"],
  ["rules", "rules"],
  ["school-kit", "schoolKit"],
] as const satisfies readonly (readonly [PageId, string])[];
