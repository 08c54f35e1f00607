// Models over real connections, and everything they can send back instead of an answer.
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "~/addresses/languages";
import { createProviders } from "~/ai/io/providers.server";
import { aiNews } from "~/db/news-tables.server";
import { pipelineRuns } from "~/db/run-tables.server";
import { createCircuitBreakerStore } from "~/features/news/io/circuit-breaker-store.server";
import { createNewsReader } from "~/features/news/io/news-reader.server";
import { summariseNews } from "~/features/news/io/summarise-news.server";
import { createSummaryStore } from "~/features/news/io/summary-store.server";
import { SUMMARY_SCHEMA } from "~/features/news/summary/prompt";
import type { Step } from "../servers/scripted-server";
import {
  anthropic,
  createModel,
  GOOD_ANSWER,
  GOOD_TEXTS,
  modelVariables,
  openAi,
  openAiRefusal,
  TEST_KEY,
  type TestModel,
} from "./models";
import { clearPipeline, createFeedPipeline, db } from "./pipeline";
import { LONG_TEXT, someItems } from "./rss";
import { listAttempts, storedArticle } from "./summaries";

/** Article part of a prompt for LONG_TEXT, with numbered sentences. */
function numbered(title: string): string {
  const sentences = LONG_TEXT.split(/(?<=\.) /);
  const lines = sentences.map((sentence, index) => `[${index + 1}] ${sentence}`);
  return ["<article>", `[0] ${title}`, ...lines, "</article>"].join("\n");
}

const GOOD = JSON.stringify(GOOD_ANSWER);

/** One run over a feed of new articles with these models. Articles that earlier runs left waiting are left alone. */
async function runWith(models: readonly TestModel[], { items = 1, variables = {} } = {}) {
  await db.update(aiNews).set({ summaryState: "done" });
  const entries = someItems(items);
  const { pipeline } = await createFeedPipeline(entries, { ...modelVariables(...models), ...variables });
  await pipeline.run();
  return { pipeline, links: entries.map(({ link }) => link) };
}

async function summarisedBy(...models: readonly TestModel[]) {
  const { links } = await runWith(models);
  const article = await storedArticle(links[0]);
  return { article, attempts: await listAttempts(article.id) };
}

/** Makes the articles that wait due. */
async function makeDue(): Promise<void> {
  await db
    .update(aiNews)
    .set({ summaryDueAt: new Date().toISOString() })
    .where(eq(aiNews.summaryState, "pending"));
}

async function lastRun() {
  const runs = await db.select().from(pipelineRuns).orderBy(pipelineRuns.startedAt);
  return runs.at(-1);
}

beforeEach(clearPipeline);

test.each([
  ["openai", openAi(GOOD)],
  ["anthropic", anthropic(GOOD_ANSWER)],
] as const)("a good answer of %s is stored in both languages", async (kind, answer) => {
  const model = await createModel(kind, answer);
  const { article, attempts } = await summarisedBy(model);
  const texts = {
    // The source's own headline stays in its own language.
    en: {
      title: article.title,
      summaryHtml: `<p>${GOOD_TEXTS.en.summary}</p>`,
      classNote: GOOD_TEXTS.en.classNote,
      writtenBy: model.name,
    },
    "pt-br": {
      title: GOOD_TEXTS.pt.title,
      summaryHtml: `<p>${GOOD_TEXTS.pt.summary}</p>`,
      classNote: GOOD_TEXTS.pt.classNote,
      writtenBy: model.name,
    },
  };
  expect(article).toMatchObject({
    summaryState: "done",
    summarisedBy: model.name,
    texts,
    tags: GOOD_ANSWER.tags,
    influenceScore: GOOD_ANSWER.influence,
    educationRelevance: GOOD_ANSWER.education,
    body: null,
  });
  for (const locale of LOCALES) {
    const { articles } = await createNewsReader(db).listPublished({ tag: "all", locale, now: new Date() });
    const read = articles.find(({ id }) => id === article.id)?.texts;
    expect(read).toMatchObject({ [locale]: texts[locale] });
    const sentences = read?.[locale]?.citations?.map(({ sentence, from }) => [sentence, from.length > 0]);
    expect(sentences).toEqual(
      GOOD_TEXTS[LANGUAGES[locale].written].summary.split(/(?<=[.]) /).map((sentence) => [sentence, true]),
    );
    expect(Object.keys(read ?? {})).toEqual([locale]);
  }
  expect(attempts).toEqual(
    Array(2).fill({ model: model.name, outcome: "answered", reason: null, durationMs: expect.any(Number) }),
  );
  expect(await lastRun()).toMatchObject({ status: "completed" });
});

test("a request to OpenAI holds the schema and the article, and the key only in its header", async () => {
  const model = await createModel("openai", openAi(GOOD));
  const { article } = await summarisedBy(model);
  const [request] = await model.seen();
  expect(request?.headers.authorization).toBe(`Bearer ${TEST_KEY}`);
  expect(request?.body).not.toContain(TEST_KEY);
  const body = JSON.parse(request?.body ?? "");
  expect(Object.keys(body).sort()).toEqual(["messages", "model", "response_format"]);
  expect(body.response_format).toEqual({
    type: "json_schema",
    json_schema: { name: "article_sentences", strict: true, schema: SUMMARY_SCHEMA },
  });
  expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(["system", "user"]);
  expect(body.messages[1].content).toBe(numbered(article.title));
});

test("a request to Anthropic holds the schema as its one tool, and the article", async () => {
  const model = await createModel("anthropic", anthropic(GOOD_ANSWER));
  const { article } = await summarisedBy(model);
  const [request] = await model.seen();
  expect(request?.headers["x-api-key"]).toBe(TEST_KEY);
  expect(request?.headers["anthropic-version"]).toBe("2023-06-01");
  expect(request?.body).not.toContain(TEST_KEY);
  const body = JSON.parse(request?.body ?? "");
  expect(body).toMatchObject({
    max_tokens: expect.any(Number),
    tools: [{ name: "article_sentences", input_schema: JSON.parse(JSON.stringify(SUMMARY_SCHEMA)) }],
    tool_choice: { type: "tool", name: "article_sentences" },
    messages: [{ role: "user", content: numbered(article.title) }],
  });
});

const HALF_ANSWER = openAi(GOOD).body?.slice(0, 200) ?? "";

const NO_ANSWERS: readonly (readonly [string, Step, string, RegExp])[] = [
  ["429", { status: 429, body: "{}" }, "rate-limited", /^status 429$/],
  ["503", { status: 503 }, "server-error", /^status 503$/],
  ["529", { status: 529, body: '{"type":"error"}' }, "server-error", /^status 529$/],
  ["500", { status: 500, body: "oops" }, "server-error", /^status 500$/],
  ["401", { status: 401, body: "{}" }, "rejected", /^status 401$/],
  ["a redirect", { status: 302, headers: { Location: "/elsewhere" } }, "rejected", /^status 302$/],
  ["a connection reset", { fault: "reset" }, "network", /./],
  ["a connection cut in the body", { fault: "cut", body: HALF_ANSWER }, "network", /./],
  ["200 with HTML", { body: "<!doctype html><title>Busy</title>" }, "server-error", /not JSON/],
  ["200 with other JSON", { body: '{"error":{"message":"no"}}' }, "server-error", /another shape/],
  ["a body without end", { fault: "huge" }, "network", /./],
];

test.each(NO_ANSWERS)("after %s the next model is asked", async (_, step, outcome, reason) => {
  for (const kind of ["openai", "anthropic"] as const) {
    const first = await createModel(kind, step);
    const second = await createModel("openai", openAi(GOOD));
    const { article, attempts } = await summarisedBy(first, second);
    expect(article).toMatchObject({ summarisedBy: second.name, summaryState: "done" });
    expect(attempts).toEqual([
      { model: first.name, outcome, reason: expect.stringMatching(reason), durationMs: expect.any(Number) },
      { model: second.name, outcome: "answered", reason: null, durationMs: expect.any(Number) },
      { model: second.name, outcome: "answered", reason: null, durationMs: expect.any(Number) },
    ]);
    expect(await first.seen()).toHaveLength(1);
  }
});

test.each(NO_ANSWERS)(
  "with %s and no other model the extract stands in, and the article waits",
  async (_, step) => {
    const model = await createModel("openai", step);
    const before = Date.now();
    const { article } = await summarisedBy(model);
    expect(article).toMatchObject({ summarisedBy: "extract", summaryState: "pending" });
    expect(Object.keys(article.texts)).toEqual(["en"]);
    expect(LONG_TEXT).toContain(article.texts.en?.summaryHtml.replace(/<\/?p>/g, "").split(". ")[0]);
    expect(Date.parse(article.summaryDueAt) - before).toBeGreaterThan(50_000);
    expect(await lastRun()).toMatchObject({ status: "partial", summariesLeft: 1 });
  },
);

test("an article that waits gets the model's words once the model is back", async () => {
  const model = await createModel("openai", { status: 500 });
  const { pipeline, links } = await runWith([model]);
  await model.play(openAi(GOOD));
  await makeDue();
  await pipeline.run();
  const article = await storedArticle(links[0]);
  expect(article).toMatchObject({ summarisedBy: model.name, summaryState: "done" });
  expect(await listAttempts(article.id)).toMatchObject([
    { outcome: "server-error" },
    { outcome: "answered" },
    { outcome: "answered" },
  ]);
});

test("Retry-After is honoured by the articles that follow", async () => {
  const model = await createModel("openai", { status: 429, headers: { "Retry-After": "120" } });
  const before = Date.now();
  const { links } = await runWith([model], { items: 3 });
  expect(await model.seen()).toHaveLength(1);
  for (const link of links) {
    const article = await storedArticle(link);
    expect(article.summaryState).toBe("pending");
    expect(Date.parse(article.summaryDueAt) - before).toBeGreaterThanOrEqual(119_000);
  }
  const outcomes = await Promise.all(
    links.map(async (link) =>
      (await listAttempts((await storedArticle(link)).id)).map(({ outcome }) => outcome),
    ),
  );
  // No model was called for the others, so nothing is written about them.
  expect(outcomes.flat()).toEqual(["rate-limited"]);
});

test.each(["hang", "drip"] as const)(
  "a model that does not stop (%s) is left after its time",
  async (fault) => {
    const model = await createModel("openai", { fault });
    const entries = someItems(1);
    const { pipeline } = await createFeedPipeline(entries, modelVariables(model));
    await pipeline.cron();
    await pipeline.drain(1);
    const article = await storedArticle(entries[0]?.link);
    const outcome = await summariseNews(article.id, "run", {
      store: createSummaryStore(db),
      providers: createProviders([{ config: { ...model.config, kind: "openai" }, key: TEST_KEY }], {
        fetch,
        now: Date.now,
        countCall: () => Promise.resolve(true),
      }),
      rests: createCircuitBreakerStore(db),
      modelDeadlineMs: 400,
      clock: () => new Date(),
      chance: () => 0.5,
    });
    expect(outcome).toBe("pending");
    const [attempt] = await listAttempts(article.id);
    expect(attempt).toMatchObject({ outcome: "timeout", reason: "no complete answer in time" });
  },
);

test.each([
  ["no JSON", openAi("Sure! Here is your summary.")],
  ["cut JSON", openAi(GOOD.slice(0, -60))],
  ["nothing", openAi("")],
  ["an empty object", openAi("{}")],
  ["a refusal", openAiRefusal()],
])("an answer of %s is asked for once more, then of the next model", async (_, bad) => {
  const repaired = await createModel("openai", bad, openAi(GOOD));
  expect(await summarisedBy(repaired)).toMatchObject({
    article: { summarisedBy: repaired.name, summaryState: "done" },
    attempts: [{ outcome: "invalid" }, { outcome: "answered" }, { outcome: "answered" }],
  });
  const [first, second] = await repaired.seen();
  expect(first?.body).not.toContain("could not be used");
  expect(second?.body).toContain("Your previous answer could not be used (invalid");

  const stubborn = await createModel("openai", bad);
  const next = await createModel("anthropic", anthropic(GOOD_ANSWER));
  expect(await summarisedBy(stubborn, next)).toMatchObject({
    article: { summarisedBy: next.name },
    attempts: [
      { outcome: "invalid" },
      { outcome: "invalid" },
      { model: next.name, outcome: "answered" },
      { model: next.name, outcome: "answered" },
    ],
  });
  expect(await stubborn.seen()).toHaveLength(2);
});

test("what no model can mend is never shown, and is given up after three attempts", async () => {
  const model = await createModel("openai", openAi('{"sentences":[{"text":"Half'));
  const { pipeline, links } = await runWith([model]);
  for (let attempt = 2; attempt <= 4; attempt += 1) {
    await makeDue();
    await pipeline.run();
  }
  const article = await storedArticle(links[0]);
  expect(article).toMatchObject({ summarisedBy: "extract", summaryState: "done", summaryAttempts: 3 });
  expect(JSON.stringify(article)).not.toContain("Half");
  expect(await model.seen()).toHaveLength(6);
});

test("AI_DAILY_LIMIT counts every call of every run, and the rest waits for the next day", async () => {
  const variables = { AI_DAILY_LIMIT: "3" };
  const model = await createModel("openai", openAi(GOOD));
  const first = await runWith([model], { items: 3, variables });
  expect(await model.seen()).toHaveLength(3);
  const states = await Promise.all(first.links.map((link) => storedArticle(link)));
  const midnight = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000).toISOString();
  expect(states.filter(({ summaryState }) => summaryState === "done")).toMatchObject([
    { summarisedBy: model.name },
  ]);
  // Its sentences stand in the source's language; the call that would have translated them was one too many.
  const half = states.filter(
    ({ summaryState, texts }) => summaryState === "pending" && texts.en?.writtenBy === model.name,
  );
  expect(half).toMatchObject([{ summaryAttempts: 0, summaryDueAt: midnight }]);
  expect(Object.keys(half[0]?.texts ?? {})).toEqual(["en"]);
  const waiting = states.filter(({ summarisedBy }) => summarisedBy === "extract");
  expect(waiting).toMatchObject([{ summaryState: "pending", summaryAttempts: 0 }]);
  // Nobody was asked about it, so nothing is written.
  expect(await listAttempts(waiting[0]?.id ?? "")).toEqual([]);
  const second = await runWith([model], { items: 3, variables });
  await second.pipeline.cron();
  await second.pipeline.drain();
  expect(await model.seen()).toHaveLength(3);
});

test("with the budget of the day spent, an hour asks for no summary however many articles wait", async () => {
  const model = await createModel("openai", openAi(GOOD));
  const { pipeline } = await runWith([model], { items: 150, variables: { AI_DAILY_LIMIT: "1" } });
  expect(await model.seen()).toHaveLength(1);
  await pipeline.cron();
  const summaries = pipeline.waiting.filter(({ body }) => JSON.stringify(body).includes("summarise-article"));
  expect(summaries).toEqual([]);
});
