import { expect, test } from "vitest";
import { readNewsSources, toSourceId } from "./sources";

const SOURCE = { name: "A", url: "https://a.example/", feed: "https://a.example/feed.xml", language: "en" };

test("a source without a kind is press and gets an id of its feed", () => {
  expect(readNewsSources(JSON.stringify([SOURCE])).value).toEqual([
    { ...SOURCE, kind: "press", id: expect.stringMatching(/^a-example-feed-xml-[0-9a-f]{8}$/) },
  ]);
});

test("the id depends on the feed address alone, and similar addresses differ", () => {
  expect(toSourceId("https://A.example/feed.xml")).toBe(toSourceId("https://a.example/feed.xml"));
  expect(toSourceId("https://a.example/feed?x=1")).not.toBe(toSourceId("https://a.example/feed/x/1"));
  expect(toSourceId(`https://a.example/${"long/".repeat(60)}`).length).toBeLessThan(72);
});

test("a sample feed stays the same feed on another port, and any other feed becomes another one", () => {
  const idOn = (port: number, kind: string) =>
    readNewsSources(JSON.stringify([{ ...SOURCE, feed: `http://127.0.0.1:${port}/en/feed.xml`, kind }]))
      .value[0]?.id;
  expect(idOn(8797, "sample")).toBe(idOn(8798, "sample"));
  expect(idOn(8797, "press")).not.toBe(idOn(8798, "press"));
});

test.each([
  ["[]", /^names no source$/],
  ["[", /^is not valid JSON$/],
  ['"https://a.example/feed"', /^is not a JSON list$/],
  [JSON.stringify([{ ...SOURCE, feed: "file:///etc/passwd" }]), /^entry 1: feed must be an http/],
])("%s gives no source at all, never the built-in ones", (text, reason) => {
  const { value, wrong } = readNewsSources(text);
  expect(value).toEqual([]);
  expect(wrong).toEqual([expect.stringMatching(reason)]);
});

test("a wrong entry costs itself only", () => {
  const other = { ...SOURCE, name: "B", feed: "https://b.example/feed.xml" };
  const sources = [{ ...SOURCE, language: "fr" }, { ...SOURCE, lang: "en" }, SOURCE, SOURCE, other];
  const { value, wrong } = readNewsSources(JSON.stringify(sources));
  expect(value.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(wrong).toEqual([
    "entry 1: language must be en or pt",
    "entry 2: holds an unknown field",
    "entry 4 repeats an earlier one",
  ]);
});

test("of more feeds than a run can take the first are read", () => {
  const many = Array.from({ length: 201 }, (_, index) => ({ ...SOURCE, feed: `${SOURCE.feed}?${index}` }));
  const { value, wrong } = readNewsSources(JSON.stringify(many));
  expect([value.length, wrong]).toEqual([200, ["has more than 200 entries"]]);
});
