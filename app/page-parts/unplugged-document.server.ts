// A lesson without a computer as a document: its page and its Word file are made from it.
import type { Locale } from "~/addresses/languages";
import {
  type PrintableDocument,
  toList,
  toParagraph,
  toSection,
} from "~/features/documents/core/printable-document";
import { getRuleLine } from "~/features/rules/io/law-lines.server";
import { lawSentence } from "~/i18n/law-words";
import { companionMessages } from "~/i18n/messages/companion";
import { documentMessages } from "~/i18n/messages/documents";
import { lessonMessages } from "~/i18n/messages/lesson";
import { unpluggedMessages } from "~/i18n/messages/unplugged";
import { toFacts, toPlan, toPupilSections } from "./lesson-sections";
import { type HandoutPage, listUnpluggedLessons } from "./lesson-sheets.server";

/** The whole lesson: a page to prepare with, one with its minutes, its sheets, and an answer to mend. */
function toUnpluggedDocument(
  lesson: ReturnType<typeof listUnpluggedLessons>[number],
  locale: Locale,
): PrintableDocument {
  const { id, title, intro, ruleId } = lesson;
  const { objective, adaptation } = companionMessages[locale].landing;
  const words = unpluggedMessages[locale];
  const law = ruleId === null ? [] : [lawSentence(getRuleLine(ruleId, locale), locale)];
  return {
    id,
    locale,
    fileName: id,
    title,
    intro,
    sections: [
      toSection("facts", "", [
        toParagraph(lesson.line),
        toParagraph(lesson.objective, objective),
        ...toFacts(lesson, locale),
        ...law.map((sentence) => toParagraph(sentence, lessonMessages[locale].law)),
      ]),
      toSection(
        "background",
        words.background,
        lesson.background.map((text) => toParagraph(text)),
      ),
      toSection("adapt", adaptation, [
        toParagraph(lesson.younger, words.younger),
        toParagraph(lesson.older, words.older),
      ]),
      // The page to hold in class; the one before it is for whoever prepares.
      { ...toPlan(lesson.plan, locale), startsPage: true },
      toSection("expect", words.expect, [toList(lesson.expect)]),
      ...toPupilSections(lesson.sheets, locale),
      ...lesson.worksheets.flatMap(({ sections }) => sections),
    ],
    footer: documentMessages[locale].copying,
  };
}

/** The page of each lesson, whose Word file says the same. */
export function listUnpluggedPages(locale: Locale) {
  return listUnpluggedLessons(locale).map((lesson) => {
    const { stages, curriculum, minutes } = lesson;
    return {
      document: toUnpluggedDocument(lesson, locale),
      lesson,
      facts: { stages, curriculum, minutesInClass: minutes, minutesToPrepare: 0 },
    };
  });
}

/** The page of a lesson; null where no lesson has the id. */
export function findUnpluggedPage(id: string, locale: Locale): HandoutPage | null {
  return listUnpluggedPages(locale).find(({ lesson }) => lesson.id === id) ?? null;
}
