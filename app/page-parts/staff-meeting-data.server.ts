// The agenda of a staff meeting, made from a lesson, a rule and a worksheet of the reader's choice.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { NAMED_RULES } from "~/content/rules/rules.server";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { askedSentence } from "~/i18n/law-words";
import { documentMessages } from "~/i18n/messages/documents";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { staffMeetingMessages } from "~/i18n/messages/staff-meeting";
import { toParagraph, toPlanTable, toSection } from "./lesson-sections";
import { listSheetPages, type SheetPage } from "./lesson-sheets.server";
import { listUnpluggedPages } from "./unplugged-document.server";

const MEETING_FIELDS = ["lesson", "rule", "sheet"] as const;

/** Lessons without a computer first: they need nothing but the meeting's own paper. */
function listLessons(locale: Locale, pages: readonly SheetPage[]) {
  const { unplugged } = staffMeetingMessages[locale];
  return [
    ...listUnpluggedPages(locale).map((page) => ({ page, title: `${page.lesson.title} (${unplugged})` })),
    ...pages.filter(isOfClass).map((page) => ({ page, title: page.lesson.title })),
  ].map(({ page: { document, lesson }, title }) => ({
    ...lesson,
    title,
    intro: document.intro,
    plan: document.sections.filter(({ id }) => id === "plan").flatMap(({ blocks }) => blocks),
  }));
}

/** Whether a page holds the minutes and the sheets of a class; the others are one worksheet each. */
function isOfClass({ document, lesson }: SheetPage): boolean {
  return document.id === lesson.id;
}

function toAgenda(
  lesson: ReturnType<typeof listLessons>[number],
  ruleId: string,
  worksheet: PrintableDocument,
  locale: Locale,
  origin: string,
): PrintableDocument {
  const text = staffMeetingMessages[locale];
  const { title } = pagesMessages[locale]["staff-meeting"];
  const law = getRuleLine(ruleId, locale);
  return {
    id: "staff-meeting",
    locale,
    fileName: "ai-teacher-pro-staff-meeting",
    title,
    intro: text.intro(lesson.title),
    sections: [
      toSection("agenda", text.agenda, [toPlanTable(text.rows, locale)]),
      toSection("decided", text.decided, [{ kind: "fields", fields: text.decisions }]),
      ...worksheet.sections.map((section) => ({
        ...section,
        heading: section.heading || worksheet.title,
        startsPage: true,
      })),
      toSection(
        "rule",
        `${text.rule}: ${law.title}`,
        [
          toParagraph(askedSentence(law, locale)),
          { kind: "link", text: law.title, url: `${origin}${toPath("rules", locale)}#${law.id}` },
        ],
        true,
      ),
      toSection("lesson", `${text.lesson}: ${lesson.title}`, [
        toParagraph(lesson.intro),
        ...lesson.plan,
        { kind: "link", text: lesson.title, url: origin + lesson.path },
      ]),
    ],
    footer: documentMessages[locale].origin,
  };
}

/** The choices of the form with what was given, and the agenda where all of it was. */
export function loadStaffMeeting(params: URLSearchParams, locale: Locale, origin: string) {
  const pages = listSheetPages(locale);
  const lessons = listLessons(locale, pages);
  const worksheets = pages.flatMap((page) => (isOfClass(page) ? [] : page.document));
  const { countries } = rulesPageMessages[locale];
  const rules = NAMED_RULES.map(({ id, country, title }) => ({
    id,
    title: `${countries[country]}: ${title[locale]}`,
  }));
  const choices = { lesson: lessons, rule: rules, sheet: worksheets };
  const fields = MEETING_FIELDS.map((name) => {
    const options = choices[name].map(({ id, title }) => ({ id, title }));
    const given = options.find(({ id }) => id === params.get(name))?.id ?? null;
    return { name, options, given, isMissing: params.has(name) && given === null };
  });
  const [lessonId, ruleId, sheetId] = fields.map(({ given }) => given);
  const lesson = lessons.find(({ id }) => id === lessonId);
  const worksheet = worksheets.find(({ id }) => id === sheetId);
  const isWhole = lesson !== undefined && worksheet !== undefined && typeof ruleId === "string";
  return {
    fields,
    document: isWhole ? toAgenda(lesson, ruleId, worksheet, locale, origin) : null,
    search: isWhole
      ? `?${new URLSearchParams({ lesson: lesson.id, rule: ruleId, sheet: worksheet.id })}`
      : "",
  };
}
