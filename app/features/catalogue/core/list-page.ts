// Maps a collection to the page that lists its records.
import type { PageId } from "~/addresses/route-table";
import type { Collection } from "./resource";

export const LIST_PAGE = {
  tools: "tools",
  "learn-tools": "learn",
  courses: "learn",
  certifications: "certifications",
  books: "library",
  sites: "library",
  videos: "videos",
} as const satisfies Record<Collection, PageId>;

/** True for pages whose list can be narrowed by tag, so that a tag may link to them. */
export function hasTagFilter(collection: Collection): boolean {
  const page = LIST_PAGE[collection];
  return page === "tools" || page === "library" || page === "videos";
}
