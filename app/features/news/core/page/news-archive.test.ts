import { expect, test } from "vitest";
import { articleForTest } from "~/features/news/core/article-for-tests";
import { toArchivePage, toNewsArchive } from "./news-archive";
import {
  ARCHIVE_PAGE_SIZE,
  type ArchiveCursor,
  type ArchiveQuery,
  parseArchiveQuery,
  toArchiveSearch,
} from "./news-query";

const parse = (search: string | Record<string, string>) => parseArchiveQuery(new URLSearchParams(search));

const KEY = { publishedAt: "2026-11-20T10:00:00.000Z", id: "0a1b" };
const BEFORE: ArchiveCursor = { direction: "before", key: KEY };
const AFTER: ArchiveCursor = { direction: "after", key: KEY };
const FIRST_PAGE: ArchiveQuery = { filter: { by: "all" }, cursor: null };

test("odd filters and places are the first page of everything", () => {
  const odd: Record<string, string>[] = [
    { tag: "%", source: "../x" },
    { q: " \u0000\n " },
    { before: "2026-11-20T10:00:00.000Z" },
    { before: "2026-13-40T10:00:00.000Z_0a" },
    { before: "' or 1=1 --_0a" },
    { after: `2026-11-20T10:00:00.000Z_${"a".repeat(65)}` },
    { before: "yesterday_0a", after: "9_a" },
    { page: "3" },
  ];
  for (const search of odd) {
    expect(parse(search), JSON.stringify(search)).toEqual(FIRST_PAGE);
  }
  expect(toArchiveSearch(FIRST_PAGE)).toBe("");
});

test("a typed text is cut and put on one line", () => {
  expect(parse({ q: ` a\u0000\n b${"c".repeat(200)}` }).filter).toEqual({
    by: "text",
    text: `a b${"c".repeat(97)}`,
  });
});

test("of several filters in one address the text counts, then the source, then the tag", () => {
  const all = { tag: "ethics", source: "Gazette", q: "ação & IA" };
  expect(parse(all).filter).toEqual({ by: "text", text: "ação & IA" });
  expect(parse({ ...all, q: "" }).filter).toEqual({ by: "source", source: "gazette" });
  expect(parse({ ...all, q: "", source: "" }).filter).toEqual({ by: "tag", tag: "ethics" });
});

test.each<ArchiveQuery>([
  { filter: { by: "text", text: "ação & IA" }, cursor: BEFORE },
  { filter: { by: "source", source: "openai-news" }, cursor: AFTER },
  { filter: { by: "tag", tag: "ethics" }, cursor: null },
  { filter: { by: "all" }, cursor: BEFORE },
])("a place in the archive survives the way through the address: $filter.by", (query) => {
  expect(parse(toArchiveSearch(query))).toEqual(query);
});

function articles(ids: readonly number[]) {
  return ids.map((id) => articleForTest({ id: String(id), publishedAt: KEY.publishedAt }));
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + Math.sign(to - from) * index);
const toKey = (id: number) => ({ publishedAt: KEY.publishedAt, id: String(id) });

test("one article more than fits tells that there are older ones", () => {
  const full = toArchivePage(articles(range(100, 100 - ARCHIVE_PAGE_SIZE)), null);
  expect(full?.articles).toHaveLength(ARCHIVE_PAGE_SIZE);
  expect(full?.newer).toBeNull();
  expect(full?.older).toEqual({ direction: "before", key: toKey(101 - ARCHIVE_PAGE_SIZE) });
  expect(toArchivePage(articles([3, 2, 1]), null)).toMatchObject({ newer: null, older: null });
  expect(toArchivePage(articles([3, 2, 1]), BEFORE)).toMatchObject({
    newer: { direction: "after", key: toKey(3) },
    older: null,
  });
});

test("the way back is read from the near end and shown newest first", () => {
  const page = toArchivePage(articles(range(1, 1 + ARCHIVE_PAGE_SIZE)), AFTER);
  expect(page?.articles.map(({ id }) => Number(id))).toEqual(range(ARCHIVE_PAGE_SIZE, 1));
  expect(page?.newer).toEqual({ direction: "after", key: toKey(ARCHIVE_PAGE_SIZE) });
  expect(page?.older).toEqual({ direction: "before", key: toKey(1) });
});

test("a place that shows nothing of its own is the first page; an empty archive is empty", () => {
  expect(toArchivePage(articles(range(1, ARCHIVE_PAGE_SIZE)), AFTER)).toBeNull();
  expect(toArchivePage([], AFTER)).toBeNull();
  expect(toArchivePage([], BEFORE)).toBeNull();
  expect(toArchivePage([], null)).toEqual({ articles: [], newer: null, older: null });
});

test("an article of an odd date does not open the archive, and keeps its place further on", () => {
  const found = articles([3, 2, 1]).map((article) => ({
    ...article,
    title: `T${article.id}`,
    dateEstimated: article.id === "3",
  }));
  const shown = (cursor: ArchiveCursor | null) =>
    toNewsArchive({
      page: { articles: found, newer: null, older: null },
      sources: [],
      query: { filter: { by: "all" }, cursor },
      locale: "en",
    }).cards.map(({ id }) => id);
  expect(shown(null)).toEqual(["2", "3", "1"]);
  expect(shown(BEFORE)).toEqual(["3", "2", "1"]);
});
