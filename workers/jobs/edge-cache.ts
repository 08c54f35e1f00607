// The cache of the edge stands in front of the Worker (wrangler.toml, [cache]). It keeps pages for little over a
// minute. When the news changes they go at once.
import { createLog } from "../log";
import { PAGE_TAG } from "../pages/cached-page";

/** It does not exist in local runtimes. */
export type EdgeCache = ExecutionContext["cache"];

/** Removes the pages from the edge cache. Never rejects: if it fails, they only stay until their time is over. */
export async function purgePages(cache: EdgeCache): Promise<void> {
  try {
    const result = await cache?.purge({ tags: [PAGE_TAG] });
    if (result?.success === false) throw new Error(JSON.stringify(result.errors));
  } catch (error) {
    createLog({ cache: "edge" }).error("purge failed", { error });
  }
}
