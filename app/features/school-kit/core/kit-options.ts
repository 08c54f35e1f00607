// The twelve questions by id, with the answers that each takes and what some of them settle for others.
import { PLACES, type Place } from "~/features/rules/core/place";

const NETWORKS = ["public", "private"] as const;
export type PlaceAnswer = `${Place}-${(typeof NETWORKS)[number]}`;
const PLACE_ANSWERS: readonly PlaceAnswer[] = PLACES.flatMap((place) =>
  NETWORKS.map((network) => `${place}-${network}` as const),
);

/** Answers by question, in the order of the page. An id stands in links that schools keep, so it never changes. */
export const KIT_OPTIONS = {
  stage: ["early", "primary", "lower-secondary", "upper-secondary", "adult"],
  /** Two answers of the past, "uk-state" and "uk-independent", do not say whose rules hold: they are asked again. */
  place: PLACE_ANSWERS,
  tools: [
    "staff-only",
    "general-chatbot",
    "school-suite",
    "closed-platform",
    "image-av",
    "adaptive-tutor",
    "auto-marking",
    "detector",
  ],
  login: ["no-pupil-use", "teacher-screen", "no-login", "school-account", "personal-account"],
  data: ["none", "pupil-work", "names-results", "sensitive"],
  homework: ["none", "by-task", "declared"],
  assessment: ["no-ai", "by-task", "process"],
  marking: ["teacher-only", "objective-checked", "drafts-checked"],
  responsible: ["head", "coordination", "team", "dpo"],
  parents: ["letter", "meeting", "consent-form", "not-yet"],
  phones: ["none", "task-only", "school-devices"],
  review: ["six-months", "school-year", "on-change"],
} as const;

export type QuestionId = keyof typeof KIT_OPTIONS;
export type OptionOf<Q extends QuestionId> = (typeof KIT_OPTIONS)[Q][number];

function isQuestionId(name: string): name is QuestionId {
  return Object.hasOwn(KIT_OPTIONS, name);
}

export const QUESTION_IDS: readonly QuestionId[] = Object.keys(KIT_OPTIONS).filter(isQuestionId);

/** Questions that take more than one answer. */
const MULTIPLE: readonly QuestionId[] = ["stage", "tools", "data"];

/** True for a question that takes more than one answer. */
export function takesSeveral(question: QuestionId): boolean {
  return MULTIPLE.includes(question);
}

/** The answers to each question: one or more ids. */
export type Answers = { readonly [Q in QuestionId]: readonly OptionOf<Q>[] };

/** Where clauses must hold. `when`: each question named has one of the answers. `unless`: none has. */
export interface Conditions {
  readonly when?: When;
  /** One of these holds, too. */
  readonly either?: readonly When[];
  readonly unless?: When;
}

export type When = { readonly [Q in QuestionId]?: readonly OptionOf<Q>[] } & {
  readonly at?: readonly Place[];
};

/** Whether conditions hold for the answers. */
export function holds({ when, either, unless }: Conditions, answers: Answers): boolean {
  for (const name in when) if (!isAnswered(name, when, answers)) return false;
  if (either?.every((one) => !holds({ when: one }, answers))) return false;
  for (const name in unless) if (isAnswered(name, unless, answers)) return false;
  return true;
}

/** Whether one of the wanted answers was given. */
function isAnswered(name: string, conditions: When, answers: Answers): boolean {
  const wanted: Readonly<Record<string, readonly string[] | undefined>> = conditions;
  const given: readonly string[] = isQuestionId(name) ? answers[name] : [toPlace(answers)];
  return given.some((answer) => wanted[name]?.includes(answer));
}

/** Where the school is; without an answer a place of which no law is known. */
export function toPlace({ place: [answer] }: Answers): Place {
  return PLACES.find((place) => answer?.startsWith(`${place}-`)) ?? "other";
}

/** An answer that rules the others out. */
const ALONE: Answers["data"][number] = "none";

/** Stages after early years. */
export const BEYOND_EARLY: Answers["stage"] = ["primary", "lower-secondary", "upper-secondary", "adult"];
/** Stages of pupils under 18. */
export const MINORS: Answers["stage"] = ["early", "primary", "lower-secondary", "upper-secondary"];
/** The stage at which some are not yet 13. */
export const LOWER = { stage: ["lower-secondary"] } as const satisfies When;
/** Stages at which pupils may use AI themselves. */
export const OLDER: Answers["stage"] = ["lower-secondary", "upper-secondary", "adult"];
/** Pupils use AI themselves. */
export const OWN_USE: Answers["login"] = ["no-login", "school-account", "personal-account"];
/** AI appears in lessons. */
export const IN_LESSONS: Answers["login"] = ["teacher-screen", ...OWN_USE];

/** Where the question is put; elsewhere other answers settle it. */
export const ASKED_WHERE: Partial<Record<QuestionId, When>> = {
  login: { stage: BEYOND_EARLY },
  homework: { login: OWN_USE },
  assessment: { login: OWN_USE },
};

/** The answers that count where a question is not put. */
const SETTLED = {
  login: ["no-pupil-use"],
  homework: ["none"],
  assessment: ["no-ai"],
} as const satisfies Partial<Answers>;

/** The answers that count: those settled by other answers are set, and "none" excludes the rest. */
export function settle(answers: Answers): Answers {
  const data = answers.data.includes(ALONE) ? [ALONE] : answers.data;
  const login = isAsked("login", answers)
    ? answers.login.filter((use) => isOffered(use, answers))
    : SETTLED.login;
  const known = { ...answers, data, login };
  return {
    ...known,
    homework: isAsked("homework", known) ? known.homework : SETTLED.homework,
    assessment: isAsked("assessment", known) ? known.assessment : SETTLED.assessment,
  };
}

/** Whether pupils may use AI like that at one of the stages: their own use begins after primary school. */
function isOffered(use: Answers["login"][number], { stage }: Answers): boolean {
  return !OWN_USE.includes(use) || stage.length === 0 || stage.some((one) => OLDER.includes(one));
}

/** Whether a question is put to a school that has given these answers. */
export function isAsked(question: QuestionId, answers: Answers): boolean {
  const when = ASKED_WHERE[question];
  return when === undefined || holds({ when }, answers);
}
