// A lesson without a computer as a document: its page and its Word file are made from it.
import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import { UNPLUGGED_LESSONS } from "~/content/unplugged/unplugged-lessons.server";
import type { UnpluggedLesson } from "~/features/book-resources/core/unplugged-lesson";
import {
  type PrintableDocument,
  toList,
  toParagraph,
  toSection,
} from "~/features/documents/core/printable-document";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { lawSentence } from "~/i18n/law-words";
import { bookLabelMessages } from "~/i18n/messages/book-labels";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonMessages } from "~/i18n/messages/lesson";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { MIDDLE_DOT } from "~/lib/middle-dot";
import { toFacts, toFlawSections, toPlan, toPupilSections } from "./lesson-sections";
import type { HandoutPage } from "./lesson-sheets.server";

/** A lesson with its address, and for whom, for which subjects and how long it is. */
function toCard({ id, stages, subjects, minutes, text }: UnpluggedLesson, locale: Locale) {
  const labels = bookLabelMessages[locale];
  const { title, description } = text[locale];
  const line = [
    stages.map((stage) => labels.stages[stage]).join(", "),
    subjects.map((subject) => labels.subjects[subject]).join(", "),
    lessonMessages[locale].inClass(minutes),
  ].join(MIDDLE_DOT);
  return { id, title, description, path: toPath("unplugged-lesson", locale, { id }), line };
}

/** Entries of a list of lessons without a computer. */
export function listUnpluggedCards(locale: Locale) {
  return UNPLUGGED_LESSONS.map((lesson) => toCard(lesson, locale));
}

/** The whole lesson: facts, background, minutes, answers to expect, sheets, and an answer to mend. */
function toUnpluggedDocument(lesson: UnpluggedLesson, locale: Locale): PrintableDocument {
  const own = lesson.text[locale];
  const { id, title, description: intro, line } = toCard(lesson, locale);
  const { objective, adaptation } = companionMessages[locale].landing;
  const words = unpluggedMessages[locale];
  const law = own.ruleId === null ? [] : [lawSentence(getRuleLine(own.ruleId, locale), locale)];
  return {
    id,
    locale,
    fileName: id,
    title,
    intro,
    sections: [
      toSection("facts", "", [
        toParagraph(line),
        toParagraph(own.objective, objective),
        ...toFacts(own, locale),
        ...law.map((sentence) => toParagraph(sentence, lessonMessages[locale].law)),
      ]),
      toSection(
        "background",
        words.background,
        own.background.map((text) => toParagraph(text)),
      ),
      toPlan(own.plan, locale),
      toSection("expect", words.expect, [toList(own.expect)]),
      toSection("adapt", adaptation, [
        toParagraph(own.younger, words.younger),
        toParagraph(own.older, words.older),
      ]),
      ...toPupilSections(own.sheets, locale),
      ...toFlawSections({ id: "flaw", ...own.flaw }, locale),
    ],
    footer: documentMessages[locale].copying,
  };
}

/** The page of each lesson, whose Word file says the same. */
export function listUnpluggedPages(locale: Locale) {
  return UNPLUGGED_LESSONS.map((lesson) => {
    const { stages, minutes, text } = lesson;
    const { curriculum } = text[locale];
    return {
      document: toUnpluggedDocument(lesson, locale),
      lesson: toCard(lesson, locale),
      facts: { stages, curriculum, minutesInClass: minutes, minutesToPrepare: 0 },
    };
  });
}

/** The page of a lesson; null where no lesson has the id. */
export function findUnpluggedPage(id: string, locale: Locale): HandoutPage | null {
  return listUnpluggedPages(locale).find(({ lesson }) => lesson.id === id) ?? null;
}
