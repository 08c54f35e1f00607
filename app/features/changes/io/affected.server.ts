// The printed codes, lessons and clauses of the school kit that rest on a fact: read from what they name themselves.
import type { Locale } from "~/addresses/languages";
import { PRINTED_ENTRANCES, PRINTED_PAGES, type PrintedCodeId } from "~/addresses/printed-codes";
import { LANDING_TOOLS } from "~/content/book-resources/landing-tools.server";
import { findLesson } from "~/content/book-resources/lessons/lessons.server";
import { PLATFORM_CARDS } from "~/content/platforms.server";
import { FEEDBACK_CODE_ID, LAW_MATTER_RULES } from "~/content/rules/law-matters.server";
import { KIT_CLAUSES } from "~/content/school-kit/clauses.server";
import type { Change } from "~/features/changes/core/change";
import { CHANGES } from "./changes.server";

const CODES: readonly PrintedCodeId[] = [...PRINTED_PAGES, ...PRINTED_ENTRANCES].map(({ id }) => id);

/**
 * What rests on a changed fact, for readers of a language: the printed codes about the very thing, those whose lesson names
 * it, and clauses of the school kit. Days to come are no matter here.
 */
export function affectedBy({ about, subjects, field }: Change, locale: Locale) {
  const isRule = about === "rule";
  const isMeant = (id: string) => subjects.includes(id);
  const isAbout = (code: PrintedCodeId) =>
    isRule
      ? code === FEEDBACK_CODE_ID && isMeant(LAW_MATTER_RULES.feedback[locale])
      : isMeant(LANDING_TOOLS[code] ?? "") ||
        (code === "platforms" && PLATFORM_CARDS.some(({ toolId }) => isMeant(toolId ?? ""))) ||
        (code === "education-discounts" && field === "educationOffer");
  const isNamedInLesson = (code: PrintedCodeId) => {
    const lesson = findLesson(code, locale);
    return lesson !== null && (isRule ? lesson.law.ruleIds : lesson.toolIds).some(isMeant);
  };
  return {
    codes: CODES.filter((code) => isAbout(code) || isNamedInLesson(code)),
    clauses: KIT_CLAUSES.filter(({ rules = [] }) => isRule && rules.some(isMeant)),
  };
}

/** The changes of facts that a printed code, or its lesson, rests on, the newest first. */
export function changesOfCode(code: string, locale: Locale): readonly Change[] {
  return CHANGES.filter((change) => affectedBy(change, locale).codes.some((one) => one === code));
}
