import type { Context } from "hono";
import { createDb } from "~/db/client.server";
import { FETCH_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore, type Run } from "~/features/news/io/run-store.server";
import { getConfig } from "../env";
import { readPagesState } from "../pages/pages-state";
import { prerenderedKey } from "../public-configuration";
import { withinBudget } from "../within-budget";
import type { AppBindings } from "./app-bindings";

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
  const toState = ({ status }: PromiseSettledResult<unknown>): State =>
    status === "fulfilled" ? "ok" : "failed";
  return c.json({
    build: __BUILD_ID__,
    database: toState(run),
    links: toState(kv),
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
