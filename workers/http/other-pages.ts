import type { ServerBuild } from "@remix-run/cloudflare";

/** The route modules of pages that are files: the Worker renders them at a deploy, for a query, or for one visitor. */
export const MODULES = import.meta.glob<ServerBuild["routes"][string]["module"]>(
  ["../../app/routes/*.tsx", "!../../app/routes/{home,news,not-found}.tsx"],
  { eager: true },
);
