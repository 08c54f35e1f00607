import { expect, test } from "vitest";
import { newsSourcesSchema, sourceIdOf } from "./sources";

const SOURCE = { name: "A", url: "https://a.example/", feed: "https://a.example/feed.xml", language: "en" };

test("a source without a kind is press and gets an id of its feed", () => {
  expect(newsSourcesSchema.parse([SOURCE])).toEqual([
    { ...SOURCE, kind: "press", id: expect.stringMatching(/^a-example-feed-xml-[0-9a-f]{8}$/) },
  ]);
});

test("the id depends on the feed address alone, and similar addresses differ", () => {
  expect(sourceIdOf("https://A.example/feed.xml")).toBe(sourceIdOf("https://a.example/feed.xml"));
  expect(sourceIdOf("https://a.example/feed?x=1")).not.toBe(sourceIdOf("https://a.example/feed/x/1"));
  expect(sourceIdOf(`https://a.example/${"long/".repeat(60)}`).length).toBeLessThan(72);
});

test.each([
  [[], "at least one source"],
  [[{ ...SOURCE, feed: "file:///etc/passwd" }], "http"],
  [[{ ...SOURCE, language: "fr" }], "en"],
  [[SOURCE, { ...SOURCE, name: "B" }], "twice"],
])("%j is refused with a reason", (sources, reason) => {
  expect(newsSourcesSchema.safeParse(sources).error?.issues[0]?.message).toContain(reason);
});
