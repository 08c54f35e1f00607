import { expect, test } from "vitest";
import { parseTicks, toProgress } from "./checklist";

const IDS = ["goal", "privacy", "families"];

test("ticks survive storing and come back in page order", () => {
  expect(parseTicks(JSON.stringify(["families", "goal"]), IDS)).toEqual(["goal", "families"]);
});

test("stored values that are absent, broken or foreign count as nothing ticked", () => {
  for (const stored of [null, "", "{", "null", '"goal"', '{"goal":true}', "[1,null]"]) {
    expect(parseTicks(stored, IDS)).toEqual([]);
  }
});

test("ids that left the checklist are dropped and repeated ones count once", () => {
  expect(parseTicks('["gone","privacy","privacy"]', IDS)).toEqual(["privacy"]);
});

test("progress reaches 100 per cent only when every item is ticked", () => {
  expect(toProgress(IDS, ["goal", "privacy", "other"])).toEqual({ done: 2, total: 3, percent: 66 });
  expect(toProgress(IDS, IDS)).toEqual({ done: 3, total: 3, percent: 100 });
  expect(toProgress([], [])).toEqual({ done: 0, total: 0, percent: 0 });
});
