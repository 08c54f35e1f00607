import { expect, test } from "vitest";
import { readSummaryLog, type SummaryLogRow } from "./summary-log";

function row(summarisedBy: string, attempts: readonly [string, string, string?][], status = "completed") {
  return {
    articleId: "a1",
    createdAt: "2026-11-20T10:00:00.000Z",
    status,
    detail: {
      summarisedBy,
      attempts: attempts.map(([model, outcome, reason = null]) => ({
        model,
        outcome,
        reason,
        durationMs: 9,
      })),
    },
  } satisfies SummaryLogRow;
}

test("models are counted by what became of their answers, in the order of the configuration", () => {
  const report = readSummaryLog(
    [
      row("b", [
        ["a", "timeout"],
        ["b", "answered"],
      ]),
      row("extract", [
        ["a", "rate-limited"],
        ["b", "wrong-language", "no text in: pt"],
        ["old", "server-error"],
      ]),
      row("extract", [["a", "budget"]], "pending"),
      row("extract", []),
    ],
    ["a", "b", "c"],
  );
  expect(report.models).toEqual([
    { name: "a", written: 0, refused: 0, failed: 2, rest: null },
    { name: "b", written: 1, refused: 1, failed: 0, rest: null },
    { name: "c", written: 0, refused: 0, failed: 0, rest: null },
    { name: "old", written: 0, refused: 0, failed: 1, rest: null },
  ]);
  expect(report.extracts).toBe(2);
});

test("a refused answer names its reason", () => {
  const { refused } = readSummaryLog([row("extract", [["a", "changed", "figure in line 2"]])], []);
  expect(refused).toEqual([
    {
      articleId: "a1",
      at: "2026-11-20T10:00:00.000Z",
      model: "a",
      reason: "changed",
    },
  ]);
});

test("rows of another shape are passed over", () => {
  const odd = { ...row("a", []), detail: { attempts: "many" } };
  expect(readSummaryLog([odd, { ...odd, detail: null }], [])).toEqual({
    models: [],
    extracts: 0,
    refused: [],
  });
});

test("a mistake that a model repeats when it is asked again is told once and counted twice", () => {
  const { refused, models } = readSummaryLog(
    [
      row("extract", [
        ["a", "invalid", "the answer is not a JSON object"],
        ["a", "invalid", "the answer is not a JSON object"],
      ]),
    ],
    [],
  );
  expect(refused).toHaveLength(1);
  expect(models[0]?.refused).toBe(2);
});
