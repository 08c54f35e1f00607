import { isLocale, LANGUAGES, type Locale } from "~/addresses/languages";
import { KIT_QUESTIONS } from "~/content/school-kit/questions.server";
import { LANGUAGE_FIELD } from "~/features/school-kit/core/answers";
import { makeKit } from "~/features/school-kit/core/make-kit";
import { viewQuestions } from "~/features/school-kit/core/question-view";
import { getKit } from "~/features/school-kit/io/kit.server";
import { dayInZone } from "~/lib/day-in-zone";

/** The questions in one language. */
export function loadQuestions(locale: Locale) {
  return viewQuestions(KIT_QUESTIONS, locale);
}

/**
 * Answers a posted form, with its fields to be shown again. Nothing of it is stored. The day is that of the page's
 * readers, also where the documents are in another language.
 */
export function answerPosted(fields: URLSearchParams, locale: Locale, now: Date) {
  const chosen = fields.get(LANGUAGE_FIELD);
  const kit = getKit(isLocale(chosen) ? chosen : locale);
  const today = dayInZone(now, LANGUAGES[locale].timeZone);
  return { ...makeKit(kit, fields, today), given: [...fields] };
}
