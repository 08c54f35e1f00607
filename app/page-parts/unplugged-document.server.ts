// A lesson without a computer as a document: its page and its Word file are made from it.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";
import type { PrintableBlock, PrintableDocument } from "~/features/documents/core/printable-document";
import { lawLineOf } from "~/features/rules/io/law-lines.server";
import { lawSentence } from "~/i18n/law-words";
import { toStatement } from "~/i18n/lesson-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonMessages } from "~/i18n/messages/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { toFlawSections, toParagraph, toPlanSections, toPupilSections, toSection } from "./lesson-sections";

/** For whom, for which subjects and how long. */
function unpluggedLine({ stages, subjects, minutes }: UnpluggedLesson, locale: Locale): string {
  const labels = bookLabelMessages[locale];
  return [
    stages.map((stage) => labels.stages[stage]).join(", "),
    subjects.map((subject) => labels.subjects[subject]).join(", "),
    lessonMessages[locale].inClass(minutes),
  ].join(MIDDLE_DOT);
}

function facts(lesson: UnpluggedLesson, locale: Locale): PrintableBlock[] {
  const { objective, group, materials, curriculum, ruleId } = lesson.text[locale];
  const text = lessonMessages[locale];
  const { elsewhere } = lessonSheetsMessages[locale];
  const statements = curriculum.map(toStatement);
  return [
    toParagraph(unpluggedLine(lesson, locale)),
    toParagraph(objective, companionMessages[locale].landing.objective),
    toParagraph(group, text.group),
    toParagraph(materials.join("; "), text.materials),
    toParagraph([...statements, elsewhere].join(". ").trim(), text.curriculum),
    ...(ruleId === null ? [] : [toParagraph(lawSentence(lawLineOf(ruleId, locale), locale), text.law)]),
  ];
}

/** The whole lesson: facts, background, minutes, answers to expect, sheets, and an answer to mend. */
export function toUnpluggedDocument(lesson: UnpluggedLesson, locale: Locale): PrintableDocument {
  const { id, text } = lesson;
  const { title, description, background, plan, expect, younger, older, sheets, flaw } = text[locale];
  const words = unpluggedMessages[locale];
  return {
    id,
    locale,
    fileName: id,
    title,
    intro: description,
    sections: [
      toSection("facts", "", facts(lesson, locale)),
      toSection(
        "background",
        words.background,
        background.map((words) => toParagraph(words)),
      ),
      ...toPlanSections(plan, locale),
      toSection("expect", words.expect, [{ kind: "list", ordered: false, items: expect }]),
      toSection("adapt", companionMessages[locale].landing.adaptation, [
        toParagraph(younger, words.younger),
        toParagraph(older, words.older),
      ]),
      ...toPupilSections(sheets, locale),
      ...(flaw === null ? [] : toFlawSections({ id: "flaw", ...flaw }, locale)),
    ],
    footer: documentMessages[locale].copying,
  };
}

/** A lesson's document, and what catalogues ask of it; null where no lesson has the id. */
export function findUnpluggedLesson(id: string, locale: Locale) {
  const lesson = UNPLUGGED_LESSONS.find((one) => one.id === id);
  if (lesson === undefined) return null;
  const { stages, minutes, text } = lesson;
  const path = toPath("unplugged-lesson", locale, { id });
  const { title, description, curriculum } = text[locale];
  return {
    document: toUnpluggedDocument(lesson, locale),
    page: { path, title, description },
    facts: { stages, curriculum, minutesInClass: minutes, minutesToPrepare: 0 },
  };
}

/** What a list says of each lesson without a computer. */
export function listUnpluggedCards(locale: Locale) {
  return UNPLUGGED_LESSONS.map((lesson) => ({
    path: toPath("unplugged-lesson", locale, { id: lesson.id }),
    title: lesson.text[locale].title,
    description: lesson.text[locale].description,
    line: unpluggedLine(lesson, locale),
  }));
}
