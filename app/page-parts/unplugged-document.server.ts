// A lesson without a computer as a document: its page and its Word file are made from it.
import type { ComponentProps } from "react";
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";
import type { PrintableBlock, PrintableDocument } from "~/features/documents/core/printable-document";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { lawSentence } from "~/i18n/law-words";
import { toStatement } from "~/i18n/lesson-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonMessages } from "~/i18n/messages/lesson";
import { lessonSheetsMessages } from "~/i18n/messages/lesson-sheets";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import type { LessonData } from "./lesson-data";
import { toFlawSections, toParagraph, toPlan, toPupilSections, toSection } from "./lesson-sections";
import type { SheetPage } from "./lesson-sheets.server";

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
    ...(ruleId === null ? [] : [toParagraph(lawSentence(getRuleLine(ruleId, locale), locale), text.law)]),
  ];
}

/** The whole lesson: facts, background, minutes, answers to expect, sheets, and an answer to mend. */
function toUnpluggedDocument(lesson: UnpluggedLesson, locale: Locale): PrintableDocument {
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
      toPlan(plan, locale),
      toSection("expect", words.expect, [{ kind: "list", ordered: false, items: expect }]),
      toSection("adapt", companionMessages[locale].landing.adaptation, [
        toParagraph(younger, words.younger),
        toParagraph(older, words.older),
      ]),
      ...toPupilSections(sheets, locale),
      ...toFlawSections({ id: "flaw", ...flaw }, locale),
    ],
    footer: documentMessages[locale].copying,
  };
}

interface UnpluggedPage extends SheetPage {
  /** Asked by catalogues of teaching material. */
  readonly data: ComponentProps<typeof LessonData>;
}

/** The page of each lesson, whose Word file says the same. */
export function listUnpluggedPages(locale: Locale): UnpluggedPage[] {
  return UNPLUGGED_LESSONS.map((lesson) => {
    const { id, stages, minutes, text } = lesson;
    const { title, description, curriculum } = text[locale];
    const path = toPath("unplugged-lesson", locale, { id });
    return {
      document: toUnpluggedDocument(lesson, locale),
      lesson: { id, title, path },
      data: {
        page: { path, title, description },
        facts: { stages, curriculum, minutesInClass: minutes, minutesToPrepare: 0 },
      },
    };
  });
}

/** The page of a lesson; null where no lesson has the id. */
export function findUnpluggedPage(id: string, locale: Locale): UnpluggedPage | null {
  return listUnpluggedPages(locale).find(({ lesson }) => lesson.id === id) ?? null;
}

/** Entries of a list of lessons without a computer. */
export function listUnpluggedCards(locale: Locale) {
  return UNPLUGGED_LESSONS.map((lesson) => ({
    path: toPath("unplugged-lesson", locale, { id: lesson.id }),
    title: lesson.text[locale].title,
    description: lesson.text[locale].description,
    line: unpluggedLine(lesson, locale),
  }));
}
