// Lessons behind the prompts of the landings, by printed code.
import { DEFAULT_LOCALE, type Locale } from "~/addresses/languages";
import type { PrintedCodeId } from "~/addresses/printed-codes";
import type { Lesson, LessonByLocale } from "~/features/book-resources/core/lesson";
import { CHAPTER3_EX1 } from "./chapter3-ex1.server";
import { CHAPTER3_EX2 } from "./chapter3-ex2.server";
import { CHAPTER3_EX3 } from "./chapter3-ex3.server";
import { CHAPTER3_EX4 } from "./chapter3-ex4.server";
import { CHAPTER3_EX5 } from "./chapter3-ex5.server";
import { CHAPTER3_EX6 } from "./chapter3-ex6.server";
import { CHAPTER3_EX7 } from "./chapter3-ex7.server";
import { CHAPTER5_EX1 } from "./chapter5-ex1.server";
import { CHAPTER6_BASE44 } from "./chapter6-base44.server";
import { CHAPTER6_BOLT } from "./chapter6-bolt.server";
import { CHAPTER6_CREATE } from "./chapter6-create.server";
import { CHAPTER6_ESS_PROMPT } from "./chapter6-ess-prompt.server";
import { CHAPTER6_LOVABLE } from "./chapter6-lovable.server";
import { CHAPTER6_MANUS } from "./chapter6-manus.server";
import { CHAPTER6_REPLIT } from "./chapter6-replit.server";
import { CHAPTER6_RESOURCES } from "./chapter6-resources.server";
import { EDUCATION_DISCOUNTS } from "./education-discounts.server";
import { ETHICS_RESOURCES } from "./ethics-resources.server";
import { FUTURE_READY } from "./future-ready.server";
import { PLANNING_TOOLKIT } from "./planning-toolkit.server";
import { PLATFORMS } from "./platforms.server";

export const LESSONS: Readonly<Partial<Record<PrintedCodeId, LessonByLocale>>> = {
  platforms: PLATFORMS,
  "chapter3-ex1": CHAPTER3_EX1,
  "chapter3-ex2": CHAPTER3_EX2,
  "chapter3-ex3": CHAPTER3_EX3,
  "chapter3-ex4": CHAPTER3_EX4,
  "chapter3-ex5": CHAPTER3_EX5,
  "chapter3-ex6": CHAPTER3_EX6,
  "chapter3-ex7": CHAPTER3_EX7,
  "planning-toolkit": PLANNING_TOOLKIT,
  "chapter5-ex1": CHAPTER5_EX1,
  "education-discounts": EDUCATION_DISCOUNTS,
  "chapter6-ess-prompt": CHAPTER6_ESS_PROMPT,
  "chapter6-bolt": CHAPTER6_BOLT,
  "chapter6-lovable": CHAPTER6_LOVABLE,
  "chapter6-base44": CHAPTER6_BASE44,
  "chapter6-create": CHAPTER6_CREATE,
  "chapter6-replit": CHAPTER6_REPLIT,
  "chapter6-manus": CHAPTER6_MANUS,
  "chapter6-resources": CHAPTER6_RESOURCES,
  "ethics-resources": ETHICS_RESOURCES,
  "future-ready": FUTURE_READY,
};

const BY_CODE = new Map<string, LessonByLocale>(Object.entries(LESSONS));

/** The lesson of a printed code in one language; null where it has none. */
export function findLesson(code: string, locale: Locale): Lesson | null {
  return BY_CODE.get(code)?.[locale] ?? null;
}

/** Ids of the pages of sheets of the lessons with a printed code, the same in every language. */
export function listBookSheetIds(): string[] {
  return [...BY_CODE].flatMap(([code, { [DEFAULT_LOCALE]: lesson }]) => {
    const worksheet = `${code}-flaw`;
    return [code, worksheet, ...("whyNot" in lesson.otherStage ? [] : [`${worksheet}-2`])];
  });
}
