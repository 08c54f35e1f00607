import { expect, test } from "vitest";
import { writeLines } from "~/features/open-data/core/csv";
import { EDITION_COLUMNS, type EditionData, toEditionReport } from "./edition-report";

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
    { id: "=cmd()", language: "en", count: 1 },
    { id: "chapter9-ex1", language: "pt-br", count: 2 },
  ],
  missed: [
    { id: "Avaliação  por Pares", language: "pt-br", count: 1 },
    { id: "cordel", language: "pt-br", count: 1 },
    { id: "avaliacao por pares", language: "pt-br", count: 1 },
    { id: "Avaliacao por pares", language: "en", count: 1 },
  ],
  deadLinks: [{ day: "2027-01-02", text: "https://gone.example/" }],
};

test("places keep the order of the book, with scans by language and changes; searches in vain are one by their folded words", () => {
  expect(toEditionReport(DATA)).toEqual([
    ["place", "chapter3-ex1", "", 0, 0, "Example 1 (Chapter 3)"],
    ["place", "platforms", "", 7, 5, 'Platforms (Chapter 2, "where")'],
    ["change", "platforms", "2027-05-01", "", "", "gemini: from 13 to 18"],
    ["code in vain", "chapter9-ex1", "", 0, 2, ""],
    ["code in vain", "=cmd()", "", 1, 0, ""],
    ["search in vain", "avaliacao por pares", "", 1, 2, ""],
    ["search in vain", "cordel", "", 0, 1, ""],
    ["dead link", "", "2027-01-02", "", "", "https://gone.example/"],
  ]);
});

test("the CSV keeps quotes and commas, and no spreadsheet calculates what a reader typed", () => {
  const lines = writeLines([EDITION_COLUMNS, ...toEditionReport(DATA).map((row) => row.map(String))])
    .slice(1)
    .split("\r\n");
  expect(lines[0]).toBe("kind,id,day,en,pt-br,text");
  expect(lines[2]).toBe('place,platforms,,7,5,"Platforms (Chapter 2, ""where"")"');
  expect(lines[5]).toBe("code in vain,'=cmd(),,1,0,");
  expect(lines).toHaveLength(10);
});
