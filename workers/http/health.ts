import type { Context } from "hono";
import { createDb } from "~/db/client.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore, type Run } from "~/features/news/io/run-store.server";
import { type Env, getConfig } from "../env";
import { prerenderedKey } from "../public-configuration";
import { withinBudget } from "../within-budget";
import type { AppBindings } from "./app-bindings";

// Prerendered pages carry the configuration they were rendered with. A value changed since, without a deployment, shows
// on live pages and not on them: the mark among the files names the build and configuration they have.

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

const BUDGET_MS = 2000;

type State = "ok" | "failed";

/**
 * `GET /healthz`: 200 as long as the Worker answers, with the state of the services it needs, the names of wrong
 * configuration values, and whether its prerendered pages say what it would say itself.
 */
export async function health(c: Context<AppBindings>): Promise<Response> {
  const config = getConfig(c.env);
  const [run, kv, pages] = await Promise.allSettled([
    readLastRun(c.env.DB),
    readKv(c.env.LINKS),
    readPagesState(c.env),
  ]);
  const stateOf = ({ status }: PromiseSettledResult<unknown>): State =>
    status === "fulfilled" ? "ok" : "failed";
  return c.json({
    build: __BUILD_ID__,
    database: stateOf(run),
    links: stateOf(kv),
    configuration: [...new Set(config.problems.map(({ variable }) => variable))],
    pages: {
      configuration: prerenderedKey(config),
      state: pages.status === "fulfilled" ? pages.value : "failed",
    },
    lastRun: run.status === "fulfilled" ? toPublicRun(run.value) : null,
  });
}

async function readLastRun(d1: D1Database): Promise<Run | null> {
  const { lastRun } = await withinBudget(
    createRunStore(createDb(d1)).readCircumstances(FETCH_OPERATION),
    BUDGET_MS,
  );
  return lastRun;
}

async function readKv(kv: KVNamespace): Promise<void> {
  await withinBudget(kv.get("health"), BUDGET_MS);
}

function toPublicRun(run: Run | null) {
  if (run === null) return null;
  const { id, status, trigger, startedAt, finishedAt } = run;
  return { id, status, trigger, startedAt, finishedAt };
}
