import { expect, test } from "vitest";
import { DEFAULT_NEWS_EXCLUDE, readNewsExclude } from "./news-exclude";

test("right rules replace the built-in ones, the parts that are left out too", () => {
  expect(readNewsExclude('{"sources":["Tabloid"]}')).toEqual({
    value: { years: [], sources: ["Tabloid"], titlePatterns: [] },
    wrong: [],
  });
});

test.each([
  ['{"years":["2025"],"sources":["Tabloid"]}', /^years 0 /],
  ['{"titles":["x"],"sources":["Tabloid"]}', /^holds an unknown field$/],
  ['{"titlePatterns":[""],"sources":["Tabloid"]}', /^titlePatterns 0 /],
])("beside something wrong in %s the right rules hold, and built-in ones for the rest", (text, complaint) => {
  const { value, wrong } = readNewsExclude(text);
  expect(value).toEqual({ ...DEFAULT_NEWS_EXCLUDE, sources: ["Tabloid"] });
  expect(wrong).toEqual([expect.stringMatching(complaint)]);
});

test("what is no object of rules leaves the built-in ones", () => {
  for (const text of ["{", "[]", "2025", "null"]) {
    expect(readNewsExclude(text), text).toEqual({
      value: DEFAULT_NEWS_EXCLUDE,
      wrong: ["is not a JSON object"],
    });
  }
});
