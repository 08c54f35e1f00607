import { expect, test } from "vitest";
import { type EditionData, toCsv, toEditionReport } from "./edition-report";

const DATA: EditionData = {
  places: [
    { id: "chapter3-ex1", title: "Example 1", place: "Chapter 3" },
    { id: "platforms", title: "Platforms", place: 'Chapter 2, "where"' },
  ],
  changesOf: (id) => (id === "platforms" ? [{ day: "2027-05-01", text: "gemini: from 13 to 18" }] : []),
  scans: [
    { id: "platforms", language: "en", count: 3 },
    { id: "platforms", language: "en", count: 4 },
    { id: "platforms", language: "pt-br", count: 5 },
    { id: "chatgpt", language: "en", count: 9 },
  ],
  tried: [
    { id: "chapter3-ex9", language: "en", count: 1 },
    { id: "chapter9-ex1", language: "pt-br", count: 2 },
  ],
  searches: [{ id: "=cmd()", language: "en", count: 7 }],
  deadLinks: [{ day: "2027-01-02", text: "https://gone.example/" }],
};

test("places keep the order of the book, with their scans by language and what changed there", () => {
  const rows = toEditionReport(DATA).map(({ kind, id, counts }) => [kind, id, counts?.en, counts?.["pt-br"]]);
  expect(rows).toEqual([
    ["place", "chapter3-ex1", 0, 0],
    ["place", "platforms", 7, 5],
    ["change", "platforms", undefined, undefined],
    ["code in vain", "chapter9-ex1", 0, 2],
    ["code in vain", "chapter3-ex9", 1, 0],
    ["search in vain", "=cmd()", 7, 0],
    ["dead link", "", undefined, undefined],
  ]);
});

test("the CSV keeps quotes and commas, and no spreadsheet calculates what a reader typed", () => {
  const lines = toCsv(toEditionReport(DATA)).slice(1).split("\r\n");
  expect(lines[0]).toBe("kind,id,day,text,en,pt-br");
  expect(lines[2]).toBe('place,platforms,,"Platforms (Chapter 2, ""where"")",7,5');
  expect(lines[3]).toBe("change,platforms,2027-05-01,gemini: from 13 to 18,,");
  expect(lines[6]).toBe("search in vain,'=cmd(),,,7,0");
  expect(lines).toHaveLength(9);
});
