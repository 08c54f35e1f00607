import { expect, test } from "vitest";
import { compareTexts, listTexts } from "./compare-texts";

const LOCALES = ["aa", "bb"];
const HELLO = { aa: "Hello", bb: "Olá", cc: "Hola" };
const records = (first: object) => [
  { id: "one", title: first },
  { id: "two", title: { aa: "World", bb: "Mundo" } },
];

function compare(first: object, hashes: Readonly<Record<string, string>>) {
  const texts = listTexts({ RECORDS: records(first) }, "file", LOCALES);
  return compareTexts(texts, { language: "cc", source: "aa", hashes });
}

test("a text that the language lacks is missing, by the id of its record", () => {
  expect(compare(HELLO, {}).missing).toEqual(["file.RECORDS.two.title"]);
});

test("a source that has changed since the translation is newer, and one that has not is not", () => {
  const { known, newer } = compare(HELLO, {});
  expect([newer, Object.keys(known)]).toEqual([[], ["file.RECORDS.one.title"]]);
  expect(compare(HELLO, known).newer).toEqual([]);
  expect(compare({ ...HELLO, aa: "Good morning" }, known).newer).toEqual(["file.RECORDS.one.title"]);
  expect(compare({ ...HELLO, bb: "Bom dia" }, known).newer).toEqual([]);
});

test("a message that takes values is compared by its source", () => {
  const count = { aa: (n: number) => `${n} pages`, bb: (n: number) => `${n} páginas`, cc: (n: number) => n };
  const later = { ...count, aa: (n: number) => `${n} sheets` };
  expect(compare(later, compare(count, {}).known).newer).toEqual(["file.RECORDS.one.title"]);
});
