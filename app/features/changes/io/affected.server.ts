// The printed codes, lessons and clauses of the school kit that rest on a fact: read from what they name themselves.
import type { Locale } from "~/addresses/languages";
import { LANDING_TOOLS } from "~/content/book-resources/landing-tools.server";
import { LESSONS } from "~/content/book-resources/lessons/lessons.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { FEEDBACK_CODE_ID, LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import type { Affected, Change } from "~/features/changes/core/change";
import { CHANGES } from "./changes.server";

/** What rests on a changed fact for readers of a language. Days to come are no matter here. */
export function affectedBy(change: Change, locale: Locale): Affected {
  const isMeant = (id: string) => change.subjects.includes(id);
  if (change.about === "rule") {
    return {
      codes: isMeant(LAW_MATTER_RULES.feedback[locale]) ? [FEEDBACK_CODE_ID] : [],
      lessons: lessonsWhere(locale, ({ law }) => law.ruleIds.some(isMeant)),
      clauses: KIT_CLAUSES.filter(({ rules = [] }) => rules.some(isMeant)).map(({ id }) => id),
    };
  }
  const codes = [
    ...Object.entries(LANDING_TOOLS).flatMap(([code, tool]) => (isMeant(tool) ? [code] : [])),
    ...(PLATFORM_CARDS.some(({ toolId }) => toolId !== null && isMeant(toolId)) ? ["platforms"] : []),
    ...(change.field === "educationOffer" ? ["education-discounts"] : []),
  ];
  const lessons = lessonsWhere(locale, ({ toolIds }) => toolIds.some(isMeant));
  return { codes, lessons: lessons.filter((code) => !codes.includes(code)), clauses: [] };
}

type Lessons = (typeof LESSONS)[keyof typeof LESSONS];

function lessonsWhere(locale: Locale, names: (lesson: NonNullable<Lessons>[Locale]) => boolean): string[] {
  return Object.entries(LESSONS).flatMap(([code, lesson]) => (names(lesson[locale]) ? [code] : []));
}

/** The changes of facts that a printed code, or its lesson, rests on, the newest first. */
export function changesOfCode(code: string, locale: Locale): readonly Change[] {
  return CHANGES.filter((change) => {
    const { codes, lessons } = affectedBy(change, locale);
    return codes.includes(code) || lessons.includes(code);
  });
}
