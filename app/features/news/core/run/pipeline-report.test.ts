import { expect, test } from "vitest";
import type { NewsSource } from "~/features/news/core/article";
import { parseFeedProblem } from "~/features/news/core/feed/feed-problem";
import { type FeedRecord, type RunLine, toPipelineReport } from "./pipeline-report";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

function source(id: string, kind: NewsSource["kind"] = "press"): NewsSource {
  const url = `https://${id}.example/`;
  return { id, name: id, url, feed: `${url}feed`, language: "pt", kind };
}

function feed(sourceId: string, changes: Partial<FeedRecord> = {}): FeedRecord {
  return {
    sourceId,
    lastAttemptAt: "2026-11-20T11:07:00.000Z",
    failures: 0,
    retryAfterSeconds: null,
    lastError: null,
    lastSuccessAt: "2026-11-20T11:07:00.000Z",
    lastNewAt: "2026-11-18T11:07:00.000Z",
    ...changes,
  };
}

function run(startedAt: string, kind: RunLine["kind"] = "fetch"): RunLine {
  const counts = { done: 0, unchanged: 0, failed: 0, pending: 0, open: 0 };
  return { id: startedAt, kind, trigger: "cron", status: "completed", startedAt, finishedAt: null, counts };
}

function report(input: Partial<Parameters<typeof toPipelineReport>[0]>) {
  return toPipelineReport({
    runs: [],
    feeds: [],
    models: [],
    rests: [],
    extracts: 0,
    refused: [],
    dropped: [],
    sources: [],
    sampleSources: [],
    hasModels: false,
    now: NOW,
    ...input,
  });
}

test("the pipeline stands still when its newest fetch is older than 48 hours, or there was none", () => {
  expect(report({ runs: [run("2026-11-18T12:00:00.000Z")] }).isStale).toBe(false);
  expect(report({ runs: [run("2026-11-18T11:59:59.999Z")] }).isStale).toBe(true);
  expect(report({ runs: [run("2026-11-20T11:00:00.000Z", "summaries")] }).isStale).toBe(true);
  expect(report({})).toMatchObject({ isStale: true, newestRunAt: null });
});

test("sources with a problem come first, each with its state and what it means", () => {
  const { sources } = report({
    sources: [source("fine"), source("new"), source("quiet"), source("dead")],
    sampleSources: [source("used", "sample"), source("unused", "sample")],
    feeds: [
      feed("fine"),
      feed("used"),
      feed("quiet", { lastNewAt: "2026-10-01T00:00:00.000Z" }),
      feed("dead", { failures: 3, lastError: "status:503", lastSuccessAt: null, lastNewAt: null }),
    ],
  });
  expect(sources.map(({ id, state }) => [id, state])).toEqual([
    ["dead", "failing"],
    ["quiet", "silent"],
    ["new", "waiting"],
    ["fine", "working"],
    ["used", "working"],
  ]);
  expect(sources[0]).toMatchObject({
    failures: 3,
    problem: { kind: "status", status: 503 },
    daysSinceNew: null,
    // Two failures wait two hours, three wait four.
    restsUntil: "2026-11-20T15:07:00.000Z",
  });
  expect(sources[3]).toMatchObject({ daysSinceNew: 2, restsUntil: null, problem: null, locale: "pt-br" });
});

test.each([
  ["timeout", { kind: "timeout", status: null }],
  ["status:404", { kind: "status", status: 404 }],
  ["status:soon", { kind: "other", status: null }],
  ["refused:private-address", { kind: "refused", status: null }],
  ["network:connect 10.0.0.1: refused", { kind: "network", status: null }],
  ["not-a-feed:malformed", { kind: "not-a-feed", status: null }],
  ["a code of tomorrow", { kind: "other", status: null }],
])("%s is %o", (code, problem) => {
  expect(parseFeedProblem(code)).toEqual(problem);
});

test("what was dropped is told with its source, the most frequent reason first", () => {
  const dropped = [
    { sourceId: "a", reason: "year", count: 1 },
    { sourceId: "a", reason: "not-ai", count: 7 },
    { sourceId: "gone", reason: "not-ai", count: 3 },
  ] as const;
  const [line] = report({ sources: [source("a")], feeds: [feed("a")], dropped }).sources;
  expect(line?.dropped).toEqual([
    { reason: "not-ai", count: 7 },
    { reason: "year", count: 1 },
  ]);
});

test("a model that is left alone says until when and why, and one whose rest is over does not", () => {
  const use = { written: 0, refused: 0, failed: 1, rest: null };
  const { models } = report({
    models: ["Resting", "Back", "Fine"].map((name) => ({ ...use, name })),
    rests: [
      { name: "Resting", until: "2026-11-20T12:30:00.000Z", because: "rejected" },
      { name: "Back", until: "2026-11-20T12:00:00.000Z", because: "timeout" },
    ],
  });
  expect(models.map(({ rest }) => rest)).toEqual([
    { until: "2026-11-20T12:30:00.000Z", because: "rejected" },
    null,
    null,
  ]);
});
