// Pages to print of the lessons: minutes and sheets for pupils of each, and worksheets made from its sample answers.
import { pathOfCode, toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import type { CodeLink } from "~/features/book-resources/core/landing";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { listFlaws, type PosedFlaw, toFlawSections, toPlan, toPupilSections } from "./lesson-sections";

export interface SheetPage {
  readonly document: PrintableDocument;
  /** The lesson it belongs to, whose Word file has the same sheets. */
  readonly lesson: CodeLink & { readonly id: string };
}

function toPage(
  lesson: SheetPage["lesson"],
  locale: Locale,
  document: Pick<PrintableDocument, "id" | "title" | "intro" | "sections">,
): SheetPage {
  const { copying: footer } = documentMessages[locale];
  return { document: { ...document, locale, fileName: document.id, footer }, lesson };
}

function toWorksheet(lesson: SheetPage["lesson"], flaw: PosedFlaw, locale: Locale): SheetPage {
  const { findFor, findIntro: intro } = lessonSheetsMessages[locale];
  const [worksheet, key] = toFlawSections(flaw, locale);
  return toPage(lesson, locale, {
    id: `${lesson.id}-${flaw.id}`,
    title: findFor(flaw.sample.of),
    intro,
    sections: [{ ...worksheet, heading: "", startsPage: false }, key],
  });
}

function listBookSheets(locale: Locale): SheetPage[] {
  return BOOK_RESOURCES.flatMap(({ id, text }) => {
    const { content, title } = text[locale];
    const found = findLesson(id, locale);
    if (content === null || found === null) return [];
    const lesson = { id, title, path: pathOfCode(id, locale) };
    const pack = {
      id,
      title: lessonSheetsMessages[locale].pack(title),
      intro: content.objective,
      sections: [toPlan(found.plan, locale), ...toPupilSections(found.sheets, locale)],
    };
    return [
      toPage(lesson, locale, pack),
      ...listFlaws(found, content.prompt).map((flaw) => toWorksheet(lesson, flaw, locale)),
    ];
  });
}

function listUnpluggedSheets(locale: Locale): SheetPage[] {
  return UNPLUGGED_LESSONS.map(({ id, text }) => {
    const { title, flaw } = text[locale];
    const path = toPath("unplugged-lesson", locale, { id });
    return toWorksheet({ id, title, path }, { id: "flaw", ...flaw }, locale);
  });
}

/** Every page of sheets in one language, in the order of the book, then those of the lessons without a computer. */
export function listSheetPages(locale: Locale): readonly SheetPage[] {
  return [...listBookSheets(locale), ...listUnpluggedSheets(locale)];
}

/** The page of sheets with an id; null where there is none. */
export function findSheetPage(id: string, locale: Locale): SheetPage | null {
  return listSheetPages(locale).find(({ document }) => document.id === id) ?? null;
}

/** The pages of sheets of one lesson, as links. */
export function listSheetLinks(lessonId: string, locale: Locale): CodeLink[] {
  const { packLink } = lessonSheetsMessages[locale];
  return listSheetPages(locale)
    .filter(({ lesson }) => lesson.id === lessonId)
    .map(({ document: { id, title } }) => ({
      path: toPath("sheet", locale, { id }),
      title: id === lessonId ? packLink : title,
    }));
}
