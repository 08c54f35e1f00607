// Pages to print of the lessons: minutes and sheets for pupils of each, and worksheets made from its sample answers.
import { pathOfCode, toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import type { CodeLink } from "~/features/book-resources/core/landing";
import type { Lesson, LessonFacts } from "~/features/book-resources/core/lesson";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { unpluggedLine } from "~/i18n/lesson-words";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { listWorksheets, toPlan, toPupilSections, toWorksheet, type Worksheet } from "./lesson-sections";

/** A lesson with what it hands out, whether the book prints its code or it needs no computer. */
export interface TaughtLesson extends CodeLink, Pick<Lesson, "plan" | "sheets"> {
  readonly id: string;
  readonly intro: string;
  readonly worksheets: readonly Worksheet[];
}

/** The lessons with a printed code, in the order of the book. */
export function listBookLessons(locale: Locale): TaughtLesson[] {
  return BOOK_RESOURCES.flatMap(({ id, text }) => {
    const { content, title } = text[locale];
    const lesson = findLesson(id, locale);
    if (content === null || lesson === null) return [];
    const worksheets = listWorksheets(id, lesson, content.prompt, locale);
    return { ...lesson, id, title, path: pathOfCode(id, locale), intro: content.objective, worksheets };
  });
}

/** The lessons without a computer, from the youngest pupils to the oldest. */
export function listUnpluggedLessons(locale: Locale) {
  return UNPLUGGED_LESSONS.map(({ id, text, ...needs }) => {
    const own = text[locale];
    const path = toPath("unplugged-lesson", locale, { id });
    const worksheets = [toWorksheet(id, { id: "flaw", ...own.flaw }, locale)];
    const line = unpluggedLine(needs, locale);
    return { ...own, ...needs, id, path, line, intro: own.description, worksheets };
  });
}

/** A page to print: sheets of a lesson, or a lesson as a whole. */
export interface HandoutPage {
  readonly document: Pick<PrintableDocument, "id" | "title" | "intro" | "sections" | "footer">;
  /** The lesson it belongs to, whose Word file has the same sheets. */
  readonly lesson: CodeLink & { readonly id: string };
  /** Asked by catalogues of teaching material; null where it is not the page of the lesson. */
  readonly facts: Pick<LessonFacts, "stages" | "curriculum" | "minutesInClass" | "minutesToPrepare"> | null;
}

/** The minutes of a lesson with its sheets for pupils. */
function toPack(lesson: TaughtLesson, locale: Locale): HandoutPage {
  const { id, intro, plan, sheets } = lesson;
  const { copying: footer } = documentMessages[locale];
  const title = lessonSheetsMessages[locale].pack(lesson.title);
  const sections = [toPlan(plan, locale), ...toPupilSections(sheets, locale)];
  return { document: { id, title, intro, sections, footer }, lesson, facts: null };
}

function toWorksheetPages(lesson: TaughtLesson, locale: Locale): HandoutPage[] {
  const { findIntro: intro } = lessonSheetsMessages[locale];
  const { copying: footer } = documentMessages[locale];
  return lesson.worksheets.map(({ id, title, sections: [worksheet, key] }) => {
    const sections = [{ ...worksheet, heading: "", startsPage: false }, key];
    return { document: { id, title, intro, sections, footer }, lesson, facts: null };
  });
}

/** Every page of sheets in one language, in the order of the book, then those of the lessons without a computer. */
export function listSheetPages(locale: Locale): HandoutPage[] {
  return [
    ...listBookLessons(locale).flatMap((lesson) => [
      toPack(lesson, locale),
      ...toWorksheetPages(lesson, locale),
    ]),
    ...listUnpluggedLessons(locale).flatMap((lesson) => toWorksheetPages(lesson, locale)),
  ];
}

/** The page of sheets with an id; null where there is none. */
export function findSheetPage(id: string, locale: Locale): HandoutPage | null {
  return listSheetPages(locale).find(({ document }) => document.id === id) ?? null;
}

/** The pages of sheets of a lesson with a printed code, as links. */
export function listSheetLinks(lessonId: string, locale: Locale): CodeLink[] {
  const { packLink } = lessonSheetsMessages[locale];
  const lesson = listBookLessons(locale).find(({ id }) => id === lessonId);
  const pages = [{ id: lessonId, title: packLink }, ...(lesson?.worksheets ?? [])];
  return pages.map(({ id, title }) => ({ path: toPath("sheet", locale, { id }), title }));
}
