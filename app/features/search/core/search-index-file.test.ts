import { expect, test } from "vitest";
import type { SearchEntry } from "./search-index";
import { parseSearchIndexFile, toSearchIndexFile } from "./search-index-file";

const ENTRY: SearchEntry = {
  id: "canva",
  kind: "ai_tool",
  title: "Canva",
  titleLang: null,
  description: "Slides",
  tags: ["slides"],
  path: "/resources/canva",
  url: "https://www.canva.com",
  aliases: [],
  words: "apresentações",
};

test("the index comes back from its file", () => {
  expect(parseSearchIndexFile(JSON.parse(toSearchIndexFile([ENTRY])))).toEqual([ENTRY]);
});

test("entries of another shape are left out, and another file is an empty index", () => {
  const file = [
    ENTRY,
    null,
    "canva",
    { ...ENTRY, tags: "slides" },
    { ...ENTRY, kind: "game" },
    { ...ENTRY, path: undefined },
  ];
  expect(parseSearchIndexFile(file)).toEqual([ENTRY]);
  for (const other of [null, {}, "[]", 7]) expect(parseSearchIndexFile(other)).toEqual([]);
});
