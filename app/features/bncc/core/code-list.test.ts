import { expect, test } from "vitest";
import data from "~/content/bncc/codes.json";
import { pageAddress, parseCodeList } from "./code-list";

const LIST = parseCodeList(data);

test("every code of the BNCC and of its computing complement is in the list once", () => {
  const sizes = Object.keys(LIST.documents).map(
    (name) => [...LIST.codes.values()].filter(({ group }) => group.document === name).length,
  );
  expect([LIST.codes.size, ...sizes]).toEqual([1721, 1580, 141]);
});

test("a code knows its stage, years, subject and page; single years, spans and areas alike", () => {
  const facts = (code: string) => {
    const { group, page } = LIST.codes.get(code) ?? {};
    return [group?.stage, group?.years, group?.subject, page];
  };
  expect(facts("EF05MA01")).toEqual(["EF", [5, 5], "MA", 297]);
  expect(facts("EF69LP07")).toEqual(["EF", [6, 9], "LP", 145]);
  expect(facts("EI03ET08")).toEqual(["EI", [3, 3], "ET", 54]);
  expect(facts("EM13CHS101")).toEqual(["EM", [1, 3], "CHS", 574]);
  expect(facts("EM13CO26")).toEqual(["EM", [1, 3], "CO", 74]);
  // The source's page looked wrong, so none is shown.
  expect(facts("EF01CI02")).toEqual(["EF", [1, 1], "CI", null]);
});

test("a page of the document has its own address, and a page nobody knows leads to the document", () => {
  const documents = { base: "https://example.org/base.pdf" };
  expect(pageAddress(documents, "base", 297)).toBe("https://example.org/base.pdf#page=297");
  expect(pageAddress(documents, "base", null)).toBe("https://example.org/base.pdf");
  expect(pageAddress(documents, "other", 1)).toBeUndefined();
});

test("a data file that is something else is refused", () => {
  for (const wrong of [null, "", { documents: {}, codes: { base: { EF5: "1" } } }, { documents: {} }])
    expect(() => parseCodeList(wrong)).toThrow();
  expect(() => parseCodeList({ documents: {}, codes: { base: { EF05MA: "1-x" } } })).toThrow(/1-x/);
});
