import { expect, test } from "vitest";
import { isMissedSearch, readReport, TEXT_FIELD } from "./reader-report";
import { MISSED_FIELD } from "./report-path";

const read = (fields: Readonly<Record<string, string>>, about: string | null = null) =>
  readReport(fields, about, "pt-br");

test("a search that found nothing is reported under its own address, on one line and no longer than the search takes", () => {
  const report = read({ [MISSED_FIELD]: " cordel\u0000\n & funk\u202e " });
  expect(report).toEqual({ about: "/pt-br/search?q=cordel+%26+funk", text: "cordel & funk" });
  const long = read({ [MISSED_FIELD]: "x".repeat(9000) });
  expect(long).toMatchObject({ text: "x".repeat(200) });
});

test("a report about the page of the search is a mistake, and without words there is none", () => {
  const mistake = { about: "/pt-br/search", text: "Falta um botão." };
  expect(read({ [TEXT_FIELD]: mistake.text, [MISSED_FIELD]: " " }, mistake.about)).toEqual(mistake);
  expect([mistake, { about: "/search?q=x" }].map(isMissedSearch)).toEqual([false, true]);
  expect(read({ [MISSED_FIELD]: "\u200b" }, "/search")).toBe("empty");
  expect(read({ [TEXT_FIELD]: "x" })).toBe("empty");
});

test.each([
  "joao.silva@gmail.com.br",
  "ana@example.com",
  "@professora_ana",
  "(11) 98765-4321",
  "mãe do Caio 11987654321",
  "+55 11 98765-4321",
  "07700 900 123",
  "123.456.789-09",
])("%s is not taken from a search", (words) => {
  expect(read({ [MISSED_FIELD]: words })).toBe("personal");
});

test.each(["EF07MA08", "9º ano 2027", "chapter 12 ex 3", "lei 15.100/2025", "1939-1945"])(
  "%s is nobody's address",
  (words) => {
    expect(read({ [MISSED_FIELD]: words })).toMatchObject({ text: words });
  },
);
