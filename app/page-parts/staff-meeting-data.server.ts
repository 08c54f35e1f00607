// The agenda of a staff meeting, made from a lesson, a rule and a worksheet of the reader's choice.
import { pathOfCode, toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { NAMED_RULES } from "~/content/rules/rules.server";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import type { TimedStep } from "~/features/book-resources/core/lesson";
import type { PrintableDocument } from "~/features/documents/core/printable-document";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { askedSentence } from "~/i18n/law-words";
import { documentMessages } from "~/i18n/messages/documents";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { staffMeetingMessages } from "~/i18n/messages/staff-meeting";
import { toParagraph, toPlanSections, toSection } from "./lesson-sections";
import { listSheetPages } from "./lesson-sheets.server";

const MEETING_FIELDS = ["lesson", "rule", "sheet"] as const;
export type MeetingField = (typeof MEETING_FIELDS)[number];

interface MeetingLesson {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly objective: string;
  readonly plan: readonly TimedStep[];
}

/** Lessons without a computer first: they need nothing but the meeting's own paper. */
function listLessons(locale: Locale): MeetingLesson[] {
  const unplugged = UNPLUGGED_LESSONS.map(({ id, text }) => {
    const { title, objective, plan } = text[locale];
    const name = `${title} (${staffMeetingMessages[locale].unplugged})`;
    return { id, title: name, objective, plan, path: toPath("unplugged-lesson", locale, { id }) };
  });
  const printed = BOOK_RESOURCES.flatMap(({ id, text }) => {
    const { title, content } = text[locale];
    if (content === null) return [];
    const plan = findLesson(id, locale)?.plan ?? [];
    return [{ id, title, objective: content.objective, plan, path: pathOfCode(id, locale) }];
  });
  return [...unplugged, ...printed];
}

/** Worksheets alone: the others are for a class. */
function listWorksheets(locale: Locale) {
  return listSheetPages(locale)
    .filter(({ document, lesson }) => document.id !== lesson.id)
    .map(({ document }) => document);
}

function toAgenda(
  lesson: MeetingLesson,
  ruleId: string,
  worksheet: PrintableDocument,
  locale: Locale,
  origin: string,
): PrintableDocument {
  const text = staffMeetingMessages[locale];
  const { title } = pagesMessages[locale]["staff-meeting"];
  const law = getRuleLine(ruleId, locale);
  const [find, ...key] = worksheet.sections;
  return {
    id: "staff-meeting",
    locale,
    fileName: "ai-teacher-pro-staff-meeting",
    title,
    intro: text.intro(lesson.title),
    sections: [
      toSection(
        "agenda",
        text.agenda,
        toPlanSections(text.rows, locale).flatMap(({ blocks }) => blocks),
      ),
      ...(find === undefined ? [] : [{ ...find, heading: worksheet.title, startsPage: true }]),
      ...key,
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
        toParagraph(lesson.objective),
        ...toPlanSections(lesson.plan, locale).flatMap(({ blocks }) => blocks),
        { kind: "link", text: lesson.title, url: origin + lesson.path },
      ]),
      toSection("decided", text.decided, [{ kind: "fields", fields: text.decisions }]),
    ],
    footer: documentMessages[locale].origin,
  };
}

/** The choices of the form with what was given, and the agenda where all of it was. */
export function loadStaffMeeting(params: URLSearchParams, locale: Locale, origin: string) {
  const lessons = listLessons(locale);
  const worksheets = listWorksheets(locale);
  const { countries } = rulesPageMessages[locale];
  const options: Readonly<Record<MeetingField, readonly { readonly id: string; readonly title: string }[]>> =
    {
      lesson: lessons.map(({ id, title }) => ({ id, title })),
      rule: NAMED_RULES.map(({ id, country, title }) => ({
        id,
        title: `${countries[country]}: ${title[locale]}`,
      })),
      sheet: worksheets.map(({ id, title }) => ({ id, title })),
    };
  const fields = MEETING_FIELDS.map((name) => {
    const given = options[name].find(({ id }) => id === params.get(name))?.id ?? null;
    return { name, options: options[name], given, isMissing: params.has(name) && given === null };
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
