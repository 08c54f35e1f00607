// A Worker that is killed at a step of the news pipeline. Each time the rows must end up as after an undisturbed run. A
// step is a call of database, queue, feed or model.
import { asc, eq } from "drizzle-orm";
import { expect, onTestFinished, vi } from "vitest";
import { aiNews, articleTexts, newsTags } from "~/db/news-tables.server";
import { feedStates, leases, pipelineLogs, pipelineRuns } from "~/db/run-tables.server";
import { fetchHourlyNews } from "../../workers/jobs/hourly";
import { disturbEnv, type Step } from "./disturbed-bindings";
import { anthropic, createModel, GOOD_ANSWER, GOOD_TEXTS, modelVariables } from "./models";
import { clearPipeline, createPipeline, db, type Pipeline } from "./pipeline";
import { rss } from "./rss";
import { script } from "./scripted";

/**
 * dies: neither this call nor any later one of the invocation takes place. answer-lost: the call takes effect,
 * the caller sees an error.
 */
type Fault = "dies" | "answer-lost";
/** Whether the queue brings back what the killed Worker was at work on. */
type Messages = "redelivered" | "lost";

const START = Date.parse("2026-11-18T10:07:00Z");
const HOUR_MS = 3_600_000;
/** The time that passes with every step, so that no two steps share an instant. */
const STEP_MS = 1000;

const ITEMS = ["a", "b"].map((name) => ({
  title: `Guidance ${name} for schools`,
  link: `https://example.org/chaos/${name}`,
  guid: `chaos-${name}`,
  date: "Wed, 18 Nov 2026 08:00:00 GMT",
}));

/** Counts steps, and disturbs the one with this number until the worker is restarted. */
function createChaos(failAt: number, fault: Fault) {
  const state = { steps: 0, hasStruck: false, isRestarted: false };
  const step: Step = async (work) => {
    state.steps += 1;
    vi.setSystemTime(Date.now() + STEP_MS);
    if (state.isRestarted || state.steps < failAt) return work();
    if (fault === "answer-lost" && state.hasStruck) return work();
    state.hasStruck = true;
    if (fault === "answer-lost") await work();
    throw new Error("the worker was killed");
  };
  return { state, step };
}

async function setUp() {
  const feed = await script({ body: rss(ITEMS), etag: '"chaos"' });
  const model = await createModel("anthropic", anthropic(GOOD_ANSWER));
  const sources = [{ feed: feed.url }];
  return {
    feed,
    model,
    create: (step: Step) => createPipeline(sources, modelVariables(model), disturbedBy(step)),
  };
}

function disturbedBy(step: Step) {
  return (env: Pipeline["env"]) => disturbEnv(env, step);
}

/** The rows that have to be the same: everything except the clock and the count of attempts. */
async function readRows() {
  const news = await db.select().from(aiNews).orderBy(asc(aiNews.id));
  const states = await db.select().from(feedStates);
  const logs = await db.select().from(pipelineLogs);
  return {
    news: news.map(({ fetchedAt, summaryDueAt, summaryAttempts, ...row }) => row),
    texts: await db
      .select()
      .from(articleTexts)
      .orderBy(asc(articleTexts.articleId), asc(articleTexts.locale)),
    tags: await db.select().from(newsTags).orderBy(asc(newsTags.articleId), asc(newsTags.tag)),
    feeds: states.map(({ lastAttemptAt, lastSuccessAt, lastNewAt, ...row }) => ({
      ...row,
      hadNews: lastNewAt !== null,
    })),
    summarised: logs
      .filter(({ operation, status }) => operation === "summarise_article" && status === "completed")
      .map(({ articleId }) => articleId)
      .sort(),
    // A run that was cut off stays in the list, but it must not look as if it were still at work.
    openRuns: await db.select().from(pipelineRuns).where(eq(pipelineRuns.status, "started")),
    leases: await db.select().from(leases),
  };
}

async function cron(pipeline: Pipeline): Promise<void> {
  await fetchHourlyNews(pipeline.env, new Date());
}

/** The hours after the first one, in which everything has to come right. */
async function passHours(pipeline: Pipeline): Promise<void> {
  for (let hour = 1; hour <= 2; hour += 1) {
    vi.setSystemTime(START + hour * HOUR_MS);
    await cron(pipeline);
    await pipeline.drain();
  }
}

/** One hour in which the worker is killed at step `failAt`, and what follows. */
async function runWithKill(
  { create }: Awaited<ReturnType<typeof setUp>>,
  failAt: number,
  fault: Fault,
  messages: Messages,
) {
  await clearPipeline();
  vi.setSystemTime(START);
  const { state, step } = createChaos(failAt, fault);
  const realFetch = globalThis.fetch;
  vi.stubGlobal("fetch", (...parts: Parameters<typeof fetch>) => step(() => realFetch(...parts)));
  const pipeline = create(step);
  const restartIfStruck = () => {
    if (!state.hasStruck || state.isRestarted) return;
    state.isRestarted = true;
    if (messages === "lost") pipeline.waiting.length = 0;
  };
  await cron(pipeline).catch(() => {});
  restartIfStruck();
  while (pipeline.waiting.length > 0) {
    await pipeline.drain(1);
    restartIfStruck();
  }
  const steps = state.steps;
  await passHours(pipeline);
  vi.unstubAllGlobals();
  return { steps, hasStruck: state.hasStruck, rows: await readRows() };
}

/** Kills one run after the other, at the step `first` and at every `every`th one after it. */
export async function expectSurvival(
  fault: Fault,
  messages: Messages,
  { first, every }: { readonly first: number; readonly every: number },
): Promise<void> {
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const stage = await setUp();
  const undisturbed = await runWithKill(stage, Number.POSITIVE_INFINITY, fault, messages);
  const inPortuguese = undisturbed.rows.texts.filter(({ locale }) => locale === "pt-br");
  expect(inPortuguese.map(({ summaryHtml }) => summaryHtml)).toEqual(
    Array(2).fill(`<p>${GOOD_TEXTS.pt.summary}</p>`),
  );
  expect(undisturbed.rows.summarised).toHaveLength(2);
  expect(undisturbed.steps).toBeGreaterThan(20);
  for (let failAt = first; failAt <= undisturbed.steps; failAt += every) {
    const { rows, hasStruck } = await runWithKill(stage, failAt, fault, messages);
    expect(hasStruck, `step ${failAt} was reached`).toBe(true);
    expect({ failAt, ...rows }).toEqual({ failAt, ...undisturbed.rows });
  }
}
