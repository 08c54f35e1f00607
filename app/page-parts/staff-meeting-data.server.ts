// The agenda of a staff meeting, made from a lesson, a rule and a worksheet of the reader's choice.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { NAMED_RULES } from "~/content/rules/rules.server";
import { type PrintableDocument, toParagraph, toSection } from "~/features/documents/core/printable-document";
import type { LawLine } from "~/features/rules/core/law-line";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { askedSentence } from "~/i18n/law-words";
import { documentMessages } from "~/i18n/messages/documents";
import { pagesMessages } from "~/i18n/messages/pages";
import { rulesPageMessages } from "~/i18n/messages/rules-page";
import { staffMeetingMessages } from "~/i18n/messages/staff-meeting";
import { toPlan, type Worksheet } from "./lesson-sections";
import { listBookLessons, listUnpluggedLessons, type TaughtLesson } from "./lesson-sheets.server";

interface Chosen {
  readonly lesson: TaughtLesson;
  readonly law: LawLine;
  readonly sheet: Worksheet;
}

function toAgenda({ lesson, law, sheet }: Chosen, locale: Locale, origin: string): PrintableDocument {
  const text = staffMeetingMessages[locale];
  return {
    id: "staff-meeting",
    locale,
    fileName: "ai-teacher-pro-staff-meeting",
    title: pagesMessages[locale]["staff-meeting"].title,
    intro: text.intro(lesson.title),
    sections: [
      toSection("agenda", text.agenda, toPlan(text.rows, locale).blocks),
      toSection("decided", text.decided, [{ kind: "fields", fields: text.decisions }]),
      ...sheet.sections,
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
        ...toPlan(lesson.plan, locale).blocks,
        { kind: "link", text: lesson.title, url: origin + lesson.path },
      ]),
    ],
    footer: documentMessages[locale].origin,
  };
}

/** Everything that a meeting can be made from. */
function listChoices(locale: Locale) {
  const { unplugged } = staffMeetingMessages[locale];
  const { countries } = rulesPageMessages[locale];
  const ofBook = listBookLessons(locale);
  const withoutComputer = listUnpluggedLessons(locale);
  return {
    // First those that need nothing but the meeting's own paper.
    lesson: [
      ...withoutComputer.map((lesson) => ({ ...lesson, title: `${lesson.title} (${unplugged})` })),
      ...ofBook,
    ],
    rule: NAMED_RULES.map(({ id, country, title }) => ({
      id,
      title: `${countries[country]}: ${title[locale]}`,
    })),
    sheet: [...ofBook, ...withoutComputer].flatMap(({ worksheets }) => worksheets),
  };
}

/** The choices of the form with what was given, and the agenda where all of it was. */
export function loadStaffMeeting(params: URLSearchParams, locale: Locale, origin: string) {
  const choices = listChoices(locale);
  const lesson = choices.lesson.find(({ id }) => id === params.get("lesson"));
  const rule = choices.rule.find(({ id }) => id === params.get("rule"));
  const sheet = choices.sheet.find(({ id }) => id === params.get("sheet"));
  const given = { lesson, rule, sheet };
  const fields = (["lesson", "rule", "sheet"] as const).map((name) => ({
    name,
    options: choices[name].map(({ id, title }) => [id, title] as const),
    given: given[name]?.id ?? null,
    isMissing: params.has(name) && given[name] === undefined,
  }));
  if (lesson === undefined || rule === undefined || sheet === undefined)
    return { fields, document: null, search: "" };
  const law = getRuleLine(rule.id, locale);
  return {
    fields,
    document: toAgenda({ lesson, law, sheet }, locale, origin),
    search: `?${new URLSearchParams({ lesson: lesson.id, rule: rule.id, sheet: sheet.id })}`,
  };
}
