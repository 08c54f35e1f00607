// Prerendered pages carry the configuration they were rendered with. A value changed since, without a deployment, shows
// on live pages and not on them: the mark among the files names the build and configuration they have.
import { type Env, getConfig } from "../env";
import { prerenderedKey } from "../public-configuration";

/** Written beside the prerendered pages by scripts/prerender-site.mjs. */
const MARK_ADDRESS = "http://assets/finished.json";

interface PrerenderMark {
  readonly build: string;
  /** Key of what prerendered pages show of the configuration (public-configuration.ts). */
  readonly configuration: string;
}

/** The mark among the files; null where no page is prerendered. */
async function readPrerenderMark(assets: Pick<Fetcher, "fetch"> | undefined): Promise<PrerenderMark | null> {
  const answer = await assets?.fetch(MARK_ADDRESS);
  if (answer === undefined || answer.status !== 200) return null;
  const mark: Partial<PrerenderMark> = await answer.json();
  return { build: String(mark.build), configuration: String(mark.configuration) };
}

/** Compares the prerendered pages with this Worker's build and configuration. */
function pagesState(
  mark: PrerenderMark | null,
  own: PrerenderMark,
): "finished" | "not finished" | "other build" | "other configuration" {
  if (mark === null) return "not finished";
  if (mark.build !== own.build) return "other build";
  return mark.configuration === own.configuration ? "finished" : "other configuration";
}

/** Whether the pages that are files say what this Worker would say itself. */
export async function readPagesState(env: Env) {
  const own = { build: __BUILD_ID__, configuration: prerenderedKey(getConfig(env)) };
  return pagesState(await readPrerenderMark(env.ASSETS), own);
}
