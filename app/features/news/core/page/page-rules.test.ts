import { expect, test } from "vitest";
import { describeRules, exclusionReason } from "~/features/news/core/drop-reason";
import { DEFAULT_NEWS_EXCLUDE, readNewsExclude } from "~/features/news/core/rules/news-exclude";
import { listVisible } from "~/features/news/core/rules/visibility";
import { firstTags, listBadges } from "./badges";
import { parseNewsTag } from "./news-query";
import { selectNews } from "./news-section";
import { timeAgo } from "./time-ago";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");

function article(
  changes: Partial<{
    title: string;
    sourceName: string;
    sourceUrl: string;
    publishedAt: string;
    isSample: boolean;
    language: "en" | "pt";
    tags: string[];
  }>,
) {
  return {
    title: "A title",
    sourceName: "A source",
    sourceUrl: "https://example.org/a",
    publishedAt: "2026-11-20T10:00:00.000Z",
    isSample: false,
    language: "en" as "en" | "pt",
    tags: ["ai"],
    ...changes,
  };
}

test("the year that is dropped is the year of the date, not digits elsewhere in it", () => {
  const reasonAt = (publishedAt: string) => exclusionReason(article({ publishedAt }), DEFAULT_NEWS_EXCLUDE);
  expect(reasonAt("2025-12-31T23:59:59.000Z")).toBe("year");
  expect(reasonAt("2026-11-16T20:20:25.202Z")).toBeNull();
  expect(reasonAt("2026-11-16T10:20:25.202500Z")).toBeNull();
  expect(reasonAt("2026-01-01T00:00:00.000Z")).toBeNull();
});

test("named sources, title patterns and unreadable dates are hidden; a date to come only waits", () => {
  const exclude = readNewsExclude('{"sources":["tabloid","ÉPOCA"],"titlePatterns":["&#8217;"]}').value;
  expect(exclusionReason(article({ sourceName: "The Daily Tabloid" }), exclude)).toBe("source");
  expect(exclusionReason(article({ sourceName: "Época" }), exclude)).toBe("source");
  expect(exclusionReason(article({ title: "It&#8217;s here" }), exclude)).toBe("title");
  expect(exclusionReason(article({ publishedAt: "soon" }), exclude)).toBe("unreadable-date");
  expect(exclusionReason(article({ publishedAt: "2036-11-20T12:00:01.000Z" }), exclude)).toBeNull();
});

test("what is not about AI is hidden, whatever else it is about", () => {
  expect(exclusionReason(article({ tags: ["education"] }), DEFAULT_NEWS_EXCLUDE)).toBe("not-ai");
  expect(exclusionReason(article({ tags: ["ai", "education"] }), DEFAULT_NEWS_EXCLUDE)).toBeNull();
});

test("a link that is not http is hidden, and judged again by the page", () => {
  const sourceUrl = "javascript:alert(1)";
  expect(exclusionReason(article({ sourceUrl }), DEFAULT_NEWS_EXCLUDE)).toBe("unsafe-link");
  expect(listVisible([article({ sourceUrl }), article({})], "en")).toEqual([article({})]);
});

test("rules that judge alike have one description, others another one", () => {
  const rules = { years: [2025, 2024], sources: ["A", "b"], titlePatterns: [] };
  const alike = { years: [2024, 2025, 2025], sources: ["B", "a"], titlePatterns: [] };
  expect(describeRules(alike)).toBe(describeRules(rules));
  for (const other of [
    { ...rules, years: [2025] },
    { ...rules, sources: ["a"] },
    { ...rules, sources: [], titlePatterns: ["a", "b"] },
  ]) {
    expect(describeRules(other)).not.toBe(describeRules(rules));
  }
});

test("samples are shown only while nothing real is visible", () => {
  const sample = article({ isSample: true });
  const real = article({});
  expect(listVisible([sample], "en")).toEqual([sample]);
  expect(listVisible([sample, real], "en")).toEqual([real]);
});

test("a page shows the samples of its own language, and real articles of both", () => {
  const [english, portuguese] = [article({ isSample: true }), article({ isSample: true, language: "pt" })];
  expect(listVisible([english, portuguese], "en")).toEqual([english]);
  expect(listVisible([english, portuguese], "pt-br")).toEqual([portuguese]);
  const real = [article({}), article({ language: "pt" })];
  expect(listVisible(real, "en")).toEqual(real);
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
  expect(timeAgo(at, NOW)).toEqual(expected);
});

test("badges begin above 50 and above 70", () => {
  expect(listBadges({ influenceScore: 50, educationRelevance: 70 })).toEqual([]);
  expect(listBadges({ influenceScore: 51, educationRelevance: 71 })).toEqual([
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
