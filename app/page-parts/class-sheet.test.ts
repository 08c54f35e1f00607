import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { CLASS_LAWS } from "~/content/rules/class-laws.server";
import { findRule } from "~/content/rules/rules.server";
import { TOOLS } from "~/features/catalogue/io/catalogue.server";
import { type ACCOUNTS, toClassSearch } from "~/features/may-we-use/core/class-asked";
import { sheetFile } from "~/features/may-we-use/core/sheet-document";
import { PLACES, placesOfRule } from "~/features/rules/core/place";
import { mayWeUseMessages } from "~/i18n/messages/may-we-use";
import { readDocxText } from "../../tests/read-docx";
import { loadMayWeUse } from "./may-we-use-data.server";

function toSheet(
  tool: string,
  age: number,
  place: (typeof PLACES)[number],
  account: (typeof ACCOUNTS)[number],
) {
  return LOCALES.map((locale) => {
    const search = toClassSearch({ tool, age, place, account });
    return loadMayWeUse(new URLSearchParams(search), locale).sheet;
  });
}

test("no sheet says that anything is allowed, and each text is named with its month", () => {
  for (const { id } of TOOLS) {
    for (const sheet of toSheet(id, 14, "br", "personal-account")) {
      expect(JSON.stringify(sheet)).not.toMatch(/\ballowed|permitid[oa]/i);
      for (const { so } of sheet?.rows ?? []) expect(so).not.toMatch(/:.*:/);
      for (const { text, source, address } of sheet?.rows.flatMap(({ said }) => said) ?? []) {
        expect(text).not.toBe("");
        if (address !== null)
          expect(source, `${id}: ${text}`).toMatch(/^(According to|Segundo) (the|a|o|um) tex/);
      }
    }
  }
});

test("a letter to guardians asks for what the texts ask for, and adults get none", () => {
  const letters = (tool: string, age: number) =>
    toSheet(tool, age, "br", "personal-account").map((sheet) => sheet?.letter?.choices.length ?? null);
  expect(letters("chatgpt", 14)).toEqual([2, 2]);
  expect(letters("chatgpt", 10)).toEqual([null, null]);
  expect(letters("chatgpt", 18)).toEqual([null, null]);
  expect(letters("claude", 14)).toEqual([null, null]);
});

test.each(LOCALES)("the file to edit (%s) has every word of the sheet and its letter", async (locale) => {
  const search = "tool=chatgpt&age=14&place=br&account=personal-account";
  const { sheet } = loadMayWeUse(new URLSearchParams(search), locale);
  if (sheet?.letter == null) throw new Error("there is no letter");
  const { file, name } = await sheetFile(
    sheet,
    { ...mayWeUseMessages[locale], origin: "Made here" },
    `https://example.org/sheet?${search}`,
  );
  expect(name).toMatch(/^[a-z0-9-]+\.docx$/);
  const text = await readDocxText(await file.arrayBuffer());
  const { title, opening, said, closing, choices } = sheet.letter;
  const cells = sheet.rows.flatMap(({ label, said: texts, own, so }) => [
    ...[label, own, so],
    ...texts.flatMap(({ text: words, source }) => (source === null ? words : [words, source])),
  ]);
  for (const words of [
    ...[sheet.title, sheet.about, sheet.conclusion, sheet.message.to, ...sheet.message.questions],
    ...[...cells, ...sheet.laws, title, opening, ...said, ...closing, ...choices],
  ])
    expect(text).toContain(words);
});

test("the rules of a place are rules that hold there", () => {
  for (const place of PLACES) {
    for (const id of CLASS_LAWS[place]) {
      const rule = findRule(id);
      expect(rule === null ? [] : placesOfRule(rule), `${id} in ${place}`).toContain(place);
    }
  }
});
