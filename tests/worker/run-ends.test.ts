// How a run ends when its last source ends just as an article is left that no model could summarise.
import { env } from "cloudflare:test";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "~/db/client.server";
import { pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { FETCH_OPERATION, SUMMARIES_OPERATION } from "~/features/news/io/pipeline-log.server";
import { createRunStore } from "~/features/news/io/run-store.server";
import { disturbD1, type Step } from "./disturbed-bindings";
import { db } from "./pipeline";

const runs = createRunStore(db);

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

function disturbedStore(step: Step) {
  return createRunStore(createDb(disturbD1(env.DB, step)));
}

async function startRun(operation: typeof FETCH_OPERATION | typeof SUMMARIES_OPERATION, itemIds: string[]) {
  const now = new Date();
  const start = {
    operation,
    trigger: "cron",
    itemIds,
    idempotencyKey: null,
    cooldownSeconds: 0,
    now,
  } as const;
  const id = await runs.startRun({ ...start, leaseSeconds: 900 });
  if (id === null) throw new Error("another run is at work");
  return id;
}

async function readRun(id: string) {
  const [run] = await db.select().from(pipelineRuns).where(eq(pipelineRuns.id, id));
  const logs = await db
    .select()
    .from(pipelineLogs)
    .where(eq(pipelineLogs.runId, id))
    .orderBy(asc(pipelineLogs.id));
  return { run, statuses: logs.map(({ status }) => status) };
}

test("an article left while the run is being ended makes it partial", async () => {
  const id = await startRun(FETCH_OPERATION, ["source"]);
  const noted = createGate();
  const ended = createGate();
  let noteSteps = 0;
  const noting = disturbedStore(async (work) => {
    noteSteps += 1;
    if (noteSteps === 2) await ended.opened;
    const result = await work();
    noted.open();
    return result;
  });
  let endSteps = 0;
  let note = Promise.resolve();
  const ending = disturbedStore(async (work) => {
    endSteps += 1;
    // The second step happens between the look at the run and its end.
    if (endSteps === 2) {
      note = noting.noteSummaryLeft(id, new Date());
      await noted.opened;
    }
    return work();
  });
  await ending.finishItem(id, "source", "done", new Date());
  ended.open();
  await note;
  const { run, statuses } = await readRun(id);
  expect(run).toMatchObject({ status: "partial", summariesLeft: 1, finishedAt: expect.any(String) });
  expect(statuses).toEqual(["started", "completed", "partial"]);
});

test("an article left before and one left after the end make it partial once", async () => {
  const id = await startRun(FETCH_OPERATION, ["source"]);
  await runs.noteSummaryLeft(id, new Date());
  await runs.finishItem(id, "source", "done", new Date());
  await runs.noteSummaryLeft(id, new Date());
  const { run, statuses } = await readRun(id);
  expect(run).toMatchObject({ status: "partial", summariesLeft: 2 });
  expect(statuses).toEqual(["started", "completed", "partial"]);
});

test("a summary run counts an article that waits once", async () => {
  const id = await startRun(SUMMARIES_OPERATION, ["a", "b"]);
  for (const article of ["a", "b"]) {
    await runs.finishItem(id, article, "pending", new Date());
    await runs.noteSummaryLeft(id, new Date());
  }
  const logs = await db.select().from(pipelineLogs).where(eq(pipelineLogs.runId, id));
  expect(logs.find(({ status }) => status === "partial")?.detail).toMatchObject({ done: 0, pending: 2 });
});
