import { expect, test } from "vitest";
import { writeCsv } from "./csv";

test("a cell with a comma, a quote or a line end is quoted, and lines end as RFC 4180 says", () => {
  expect(writeCsv([{ id: "a", text: 'one, "two"\nthree' }])).toBe(
    '\uFEFFid,text\r\na,"one, ""two""\nthree"\r\n',
  );
});

test("a cell that begins like a formula is text to a spreadsheet", () => {
  const cells = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"];
  const [, ...lines] = writeCsv(cells.map((cell) => ({ cell }))).split("\r\n");
  expect(lines.slice(0, 4)).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)"]);
  expect(writeCsv([{ cell: "\rx" }])).toContain(`"'\rx"`);
  expect(lines).toContain("'\tx");
  expect(writeCsv([{ cell: "a=1" }])).toContain("\r\na=1\r\n");
});

test("what is nested has columns by its path, and every line as many cells as the first", () => {
  const csv = writeCsv([
    { id: "a", title: { en: "A", "pt-br": "Á" }, tags: ["x", "y"], free: true },
    { id: "b", year: 2026, parts: [{ n: 1 }], note: null },
  ]);
  expect(csv.slice(1).split("\r\n")).toEqual([
    "id,title.en,title.pt-br,tags,free,year,parts,note",
    "a,A,Á,x; y,true,,,",
    'b,,,,,2026,"[{""n"":1}]",',
    "",
  ]);
});
