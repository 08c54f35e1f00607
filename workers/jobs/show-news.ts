// Renders the pages with a run's news into KV before anybody asks for them.

import { type Env, getConfig } from "../env";
import { createLog } from "../log";
import { listStoredPaths } from "../pages/page-address";
import { expirePages } from "../pages/page-cache";
import { purgePages } from "./edge-cache";

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
 * Puts the stored pages into KV where a run has changed them, and then takes the older ones out of the edge cache.
 * Never rejects: a page that cannot be rendered now is rendered for its first reader.
 */
export async function showNews(env: Env, context: ExecutionContext, fetchPage: FetchPage | undefined) {
  expirePages();
  if (fetchPage !== undefined)
    for (const path of listStoredPaths()) await preparePage(path, env, context, fetchPage);
  await purgePages(context.cache);
}
