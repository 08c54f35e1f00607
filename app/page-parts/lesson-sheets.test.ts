import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { listBookSheetIds } from "~/content/book-resources/lessons/lessons.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { findSheetPage, listSheetPages } from "./lesson-sheets.server";
import { loadStaffMeeting } from "./staff-meeting-data.server";

test("every language has exactly the pages of sheets that are prerendered", () => {
  const ids = [...listBookSheetIds(), ...UNPLUGGED_LESSONS.map(({ id }) => `${id}-flaw`)].sort();
  expect(new Set(ids).size).toBe(ids.length);
  for (const locale of LOCALES)
    expect(
      listSheetPages(locale)
        .map(({ document }) => document.id)
        .sort(),
      locale,
    ).toEqual(ids);
});

test.each(LOCALES)(
  "a worksheet (%s) is one page and a key, each of which says that it is invented",
  (locale) => {
    const { invented, answered } = lessonSheetsMessages[locale];
    const worksheets = listSheetPages(locale).filter(({ document, lesson }) => document.id !== lesson.id);
    expect(worksheets.length).toBeGreaterThan(30);
    for (const { document } of worksheets) {
      expect(
        document.sections.map(({ startsPage }) => startsPage),
        document.id,
      ).toEqual([false, true]);
      for (const { blocks } of document.sections)
        expect(blocks[0], document.id).toMatchObject({ kind: "paragraph", label: invented });
      const [worksheet, key] = document.sections.map(({ blocks }) => JSON.stringify(blocks));
      expect(worksheet, document.id).toContain(answered);
      // Whoever has page 1 alone is not told where the flaw is.
      const why = document.sections[1]?.blocks[2];
      expect(worksheet, document.id).not.toContain(JSON.stringify(why));
      expect(key, document.id).toContain(JSON.stringify(why));
    }
  },
);

test("the mended answer on the key has the mended sentence in the place of the flaw", () => {
  const { mended } = lessonSheetsMessages.en;
  const key = findSheetPage("chapter3-ex1-flaw", "en")?.document.sections[1];
  const answer = key?.blocks.find((block) => block.kind === "paragraph" && block.label === mended);
  expect(answer).toMatchObject({ text: expect.stringContaining("Check: 3/8 belongs between 0.3 and 0.4") });
  expect(JSON.stringify(answer)).not.toContain("3 is close to half of 8");
});

const CHOICE = { lesson: "next-word", rule: "uk-dfe-genai", sheet: "chapter3-ex1-flaw" };

test.each(LOCALES)(
  "the agenda of a staff meeting (%s) is 45 minutes with the three things chosen",
  (locale) => {
    const origin = "https://example.org";
    const { document, search } = loadStaffMeeting(new URLSearchParams(CHOICE), locale, origin);
    const rows = document?.sections[0]?.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
    expect(rows?.reduce((sum, [minutes = ""]) => sum + Number.parseInt(minutes, 10), 0)).toBe(45);
    expect(document?.sections.map(({ id }) => id)).toEqual([
      "agenda",
      "decided",
      "find-flaw",
      "key-flaw",
      "rule",
      "lesson",
    ]);
    expect(search).toBe(`?${new URLSearchParams(CHOICE)}`);
  },
);

test("a form that lacks a choice comes back with the others, and asks for it", () => {
  const { document, fields } = loadStaffMeeting(new URLSearchParams({ ...CHOICE, rule: "none" }), "en", "");
  expect(document).toBeNull();
  expect(fields.map(({ given, isMissing }) => [given, isMissing])).toEqual([
    [CHOICE.lesson, false],
    [null, true],
    [CHOICE.sheet, false],
  ]);
  expect(loadStaffMeeting(new URLSearchParams(), "en", "").fields.some(({ isMissing }) => isMissing)).toBe(
    false,
  );
});
