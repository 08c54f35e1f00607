import { expect, test } from "vitest";
import { badgesOf, firstTags } from "./badges";
import { freshnessOf } from "./freshness";
import { DEFAULT_NEWS_EXCLUDE, readNewsExclude } from "./news-exclude";
import { parseArchiveQuery, parseNewsTag, toArchiveSearch } from "./news-query";
import { selectNews } from "./selection";
import { dropReason, listVisible } from "./visibility";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

function article(
  changes: Partial<{
    title: string;
    sourceName: string;
    sourceUrl: string;
    publishedAt: string;
    isSample: boolean;
  }>,
) {
  return {
    title: "A title",
    sourceName: "A source",
    sourceUrl: "https://example.org/a",
    publishedAt: "2026-11-20T10:00:00.000Z",
    isSample: false,
    ...changes,
  };
}

test("the year that is dropped is the year of the date, not digits elsewhere in it", () => {
  const reasonAt = (publishedAt: string) => dropReason(article({ publishedAt }), DEFAULT_NEWS_EXCLUDE, NOW);
  expect(reasonAt("2025-12-31T23:59:59.000Z")).toBe("year");
  expect(reasonAt("2026-11-16T20:20:25.202Z")).toBeNull();
  expect(reasonAt("2026-11-16T10:20:25.202500Z")).toBeNull();
  expect(reasonAt("2026-01-01T00:00:00.000Z")).toBeNull();
});

test("named sources, title patterns, future and unreadable dates are dropped", () => {
  const exclude = readNewsExclude('{"sources":["tabloid"],"titlePatterns":["&#8217;"]}').value;
  expect(dropReason(article({ sourceName: "The Daily Tabloid" }), exclude, NOW)).toBe("source");
  expect(dropReason(article({ title: "It&#8217;s here" }), exclude, NOW)).toBe("title");
  expect(dropReason(article({ publishedAt: "2026-11-20T12:00:01.000Z" }), exclude, NOW)).toBe("future");
  expect(dropReason(article({ publishedAt: "soon" }), exclude, NOW)).toBe("unreadable-date");
});

test("a stored link that is not http is not shown", () => {
  const sourceUrl = "javascript:alert(1)";
  expect(dropReason(article({ sourceUrl }), DEFAULT_NEWS_EXCLUDE, NOW)).toBe("unsafe-link");
});

test("samples are shown only while nothing real is visible", () => {
  const sample = article({ isSample: true });
  const real = article({});
  const dropped = article({ publishedAt: "2025-05-05T00:00:00.000Z" });
  expect(listVisible([sample, dropped], DEFAULT_NEWS_EXCLUDE, NOW)).toEqual([sample]);
  expect(listVisible([sample, real], DEFAULT_NEWS_EXCLUDE, NOW)).toEqual([real]);
});

test("the first flagged article is featured, else the first, and it is not in the grid", () => {
  const [a, b, c] = [{ featured: false }, { featured: true }, { featured: true }];
  expect(selectNews([a, b, c])).toEqual({ featured: b, grid: [a, c] });
  expect(selectNews([a])).toEqual({ featured: a, grid: [] });
  expect(selectNews([])).toEqual({ featured: null, grid: [] });
});

test.each([
  ["2026-11-20T11:59:30.000Z", { unit: "minutes", count: 0 }],
  ["2026-11-20T11:01:00.000Z", { unit: "minutes", count: 59 }],
  ["2026-11-20T11:00:00.000Z", { unit: "hours", count: 1 }],
  ["2026-11-19T12:01:00.000Z", { unit: "hours", count: 23 }],
  ["2026-11-19T12:00:00.000Z", { unit: "days", count: 1 }],
  ["2026-11-20T12:05:00.000Z", { unit: "minutes", count: 0 }],
  ["never", null],
])("%s is %o ago", (at, expected) => {
  expect(freshnessOf(at, NOW)).toEqual(expected);
});

test("badges begin above 50 and above 70", () => {
  expect(badgesOf({ influenceScore: 50, educationRelevance: 70 })).toEqual([]);
  expect(badgesOf({ influenceScore: 51, educationRelevance: 71 })).toEqual([
    "high-impact",
    "education-focus",
  ]);
});

test("a card shows its first tags and counts the rest", () => {
  expect(firstTags(["a", "b", "c", "d", "e"], 3)).toEqual({ shown: ["a", "b", "c"], more: 2 });
  expect(firstTags(["a"], 3)).toEqual({ shown: ["a"], more: 0 });
});

test("an unknown tag means all", () => {
  expect(parseNewsTag(new URLSearchParams("tag=EDUCATION"))).toBe("education");
  expect(parseNewsTag(new URLSearchParams("tag=zzz"))).toBe("all");
  expect(parseNewsTag(new URLSearchParams())).toBe("all");
});

test("odd archive filters become the defaults", () => {
  const query = parseArchiveQuery(
    new URLSearchParams({ tag: "%", source: "../x", q: ` a\u0000\n b${"c".repeat(200)}`, page: "-3" }),
  );
  expect(query).toMatchObject({ tag: "all", source: null, page: 1 });
  expect(query.q).toMatch(/^a bc{97}$/);
  expect(parseArchiveQuery(new URLSearchParams("page=1e9")).page).toBe(2000);
  expect(parseArchiveQuery(new URLSearchParams("page=2.5")).page).toBe(1);
});

test("archive filters survive the way through the address", () => {
  const query = { tag: "ethics", source: "openai-news", q: "ação & IA", page: 3 } as const;
  expect(parseArchiveQuery(new URLSearchParams(toArchiveSearch(query)))).toEqual(query);
  expect(toArchiveSearch({ tag: "all", source: null, q: "", page: 1 })).toBe("");
});
