import { expect, test } from "vitest";
import type { DigestIssue } from "./digest-issue";
import { readStoredIssue } from "./stored-issue";

const NEWS = { id: "a", title: "Title", classNote: null, gist: "Gist.", sourceName: "Press" };
const ITEM = { id: "tool", title: "Tool", description: "What it does.", updatedMonth: "2026-11" };
const PROMPT = { id: "code", title: "Prompt", prompt: "Write." };

const ISSUE: DigestIssue = {
  week: { year: 2026, week: 47 },
  locale: "en",
  news: [{ ...NEWS, sourceUrl: "https://news.example/a" }],
  items: [{ ...ITEM, path: "/resources/tool" }],
  prompt: { ...PROMPT, path: "/chapter3_ex1" },
};

test("an issue comes back as it was stored", () => {
  expect(readStoredIssue(JSON.parse(JSON.stringify(ISSUE)))).toEqual(ISSUE);
});

test("a link that is not http, and a path that leads off the site, leave the issue with what they belong to", () => {
  for (const sourceUrl of ["javascript:alert(1)", "data:text/html,x", "//evil.example", ""]) {
    const news = [...ISSUE.news, { ...NEWS, sourceUrl }];
    expect(readStoredIssue({ ...ISSUE, news }), sourceUrl).toEqual(ISSUE);
  }
  for (const path of [
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "",
  ]) {
    const stored = { ...ISSUE, items: [...ISSUE.items, { ...ITEM, path }], prompt: { ...PROMPT, path } };
    expect(readStoredIssue(stored), path).toEqual({ ...ISSUE, prompt: null });
  }
});

test("another shape, or an issue without news that can be opened, is none", () => {
  for (const value of [undefined, null, 7, [], {}, { ...ISSUE, items: null }, { ...ISSUE, news: [] }]) {
    expect(readStoredIssue(value), JSON.stringify(value)).toBeNull();
  }
});
