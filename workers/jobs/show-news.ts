// Renders the pages with a run's news into KV before anybody asks for them.

import { type Env, getConfig } from "../env";
import { createLog } from "../log";
import { PAGE_TAG } from "../pages/cached-page";
import { listStoredPaths } from "../pages/page-address";
import { expirePages } from "../pages/page-cache";

/** Answers a request as the Worker does. */
export type FetchPage = (
  request: Request,
  env: Env,
  context: ExecutionContext,
) => Response | Promise<Response>;

/** Asks for a page as a visitor does, so that it is rendered and cached under the key that visitors look for. */
async function preparePage(path: string, env: Env, context: ExecutionContext, fetchPage: FetchPage) {
  try {
    const answer = await fetchPage(new Request(getConfig(env).siteOrigin + path), env, context);
    await answer.body?.cancel();
    if (answer.status !== 200) throw new Error(`status ${answer.status}`);
  } catch (error) {
    createLog({ path }).error("page not prepared", { error });
  }
}

/**
 * Removes the pages from the cache of the edge, which stands in front of the Worker (wrangler.toml, [cache]) and does not
 * exist in local runtimes. Never rejects: if it fails, they only stay until their time is over, little over a minute.
 */
async function purgePages(cache: ExecutionContext["cache"]): Promise<void> {
  try {
    const result = await cache?.purge({ tags: [PAGE_TAG] });
    if (result?.success === false) throw new Error(JSON.stringify(result.errors));
  } catch (error) {
    createLog({ cache: "edge" }).error("purge failed", { error });
  }
}

/**
 * Puts the stored pages into KV where a run has changed them, and then takes the older ones out of the edge cache.
 * Never rejects: a page that cannot be rendered now is rendered for its first reader.
 */
export async function showNews(env: Env, context: ExecutionContext, fetchPage: FetchPage | undefined) {
  expirePages();
  if (fetchPage !== undefined)
    for (const path of listStoredPaths()) await preparePage(path, env, context, fetchPage);
  await purgePages(context.cache);
}
