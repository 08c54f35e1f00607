// The printed codes, lessons and clauses of the school kit that rest on a fact: read from what they name themselves.
import type { Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES, type PrintedCodeId } from "~/addresses/printed-codes";
import { LANDING_TOOLS } from "~/content/book-resources/landing-tools.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { FEEDBACK_CODE_ID, LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import type { Lesson } from "~/features/book-resources/core/lesson";
import type { Affected, Change } from "~/features/changes/core/change";
import { CHANGES } from "./changes.server";

const CODES: readonly PrintedCodeId[] = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);

/** Pages that rest on a changed fact, for readers of a language. Days to come are no matter here. */
export function affectedBy(change: Change, locale: Locale): Affected {
  const isMeant = (id: string) => change.subjects.includes(id);
  if (change.about === "rule") {
    return {
      codes: isMeant(LAW_MATTER_RULES.feedback[locale]) ? [FEEDBACK_CODE_ID] : [],
      lessons: lessonsWhere(locale, ({ law }) => law.ruleIds.some(isMeant)),
      clauses: KIT_CLAUSES.filter(({ rules = [] }) => rules.some(isMeant)).map(({ id }) => id),
    };
  }
  const isOnPlatforms = PLATFORM_CARDS.some(({ toolId }) => toolId !== null && isMeant(toolId));
  const codes = CODES.filter(
    (code) =>
      isMeant(LANDING_TOOLS[code] ?? "") ||
      (code === "platforms" && isOnPlatforms) ||
      (code === "education-discounts" && change.field === "educationOffer"),
  );
  const lessons = lessonsWhere(locale, ({ toolIds }) => toolIds.some(isMeant));
  return { codes, lessons: lessons.filter((code) => !codes.includes(code)), clauses: [] };
}

function lessonsWhere(locale: Locale, names: (lesson: Lesson) => boolean): PrintedCodeId[] {
  return CODES.filter((code) => {
    const lesson = findLesson(code, locale);
    return lesson !== null && names(lesson);
  });
}

/** The changes of facts that a printed code, or its lesson, rests on, the newest first. */
export function changesOfCode(code: string, locale: Locale): readonly Change[] {
  return CHANGES.filter((change) => {
    const { codes, lessons } = affectedBy(change, locale);
    return [...codes, ...lessons].some((one) => one === code);
  });
}
