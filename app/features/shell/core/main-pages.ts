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
