// The answers of a school as they travel: a posted form, the device's own storage, the fragment of a link.
import { isCalendarDay } from "~/lib/calendar-day";
import { typedLine } from "~/lib/typed-line";
import { type Answers, isAsked, KIT_OPTIONS, QUESTION_IDS, type QuestionId, settle } from "./kit-options";

/** Key in local storage; the cookies page names it. */
export const KIT_ANSWERS_KEY = "school-kit";
/** Field with the language of the documents. */
export const LANGUAGE_FIELD = "language";
/** Field with a link to a kit, or ids: the tools of the inventory. */
export const TOOLS_FIELD = "inventory";

export const TYPED_FIELDS = ["school", "contact", "reviewDate"] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];
/** The typed fields; "" stays a blank in the documents. */
export type Typed = Readonly<Record<TypedField, string>>;

/** Characters of a blank; more are cut. */
export const TYPED_MAX = 120;

/** Reads answers as they are; a question without a valid answer has none. */
export function readAnswers(params: URLSearchParams): Answers {
  const several = <T extends string>(name: QuestionId, options: readonly T[]): T[] => {
    const given = params.getAll(name);
    return options.filter((option) => given.includes(option));
  };
  const one = <T extends string>(name: QuestionId, options: readonly T[]): T[] => {
    const given = params.get(name);
    return options.filter((option) => option === given);
  };
  return settle({
    stage: several("stage", KIT_OPTIONS.stage),
    place: one("place", KIT_OPTIONS.place),
    tools: several("tools", KIT_OPTIONS.tools),
    login: one("login", KIT_OPTIONS.login),
    data: several("data", KIT_OPTIONS.data),
    homework: one("homework", KIT_OPTIONS.homework),
    assessment: one("assessment", KIT_OPTIONS.assessment),
    marking: one("marking", KIT_OPTIONS.marking),
    responsible: one("responsible", KIT_OPTIONS.responsible),
    parents: one("parents", KIT_OPTIONS.parents),
    phones: one("phones", KIT_OPTIONS.phones),
    review: one("review", KIT_OPTIONS.review),
  });
}

/** The fields of a form; one that is no text is none of ours. */
export function readFields(form: Iterable<readonly [string, unknown]>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  return fields;
}

/** The questions that are put and were not answered. */
export function unanswered(answers: Answers): QuestionId[] {
  return QUESTION_IDS.filter((question) => isAsked(question, answers) && answers[question].length === 0);
}

/** Reads the typed fields, each as a single line. */
export function readTyped(params: URLSearchParams): Typed {
  const line = (field: TypedField) => typedLine(params.get(field) ?? "", TYPED_MAX);
  const reviewDate = line("reviewDate");
  return {
    school: line("school"),
    contact: line("contact"),
    reviewDate: isCalendarDay(reviewDate) ? reviewDate : "",
  };
}

/** The answers for a link, and nothing that was typed. */
export function toAnswerParams(answers: Answers): URLSearchParams {
  const pairs = QUESTION_IDS.flatMap((question) =>
    isAsked(question, answers) ? answers[question].map((option) => [question, option]) : [],
  );
  return new URLSearchParams(pairs);
}
