// Sets of answers to the questions of the school kit: all that decide about some clauses, or drawn ones.
import { readAnswers, unanswered } from "~/features/school-kit/core/answers";
import {
  type Answers,
  type Conditions,
  KIT_OPTIONS,
  QUESTION_IDS,
  type QuestionId,
  settle,
  takesSeveral,
} from "~/features/school-kit/core/kit-options";

/** The same numbers at every run (mulberry32). */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Drawn answers as a form sends them, of a school whose answers are whole. */
export function drawFields(dice: () => number): URLSearchParams {
  for (;;) {
    const params = new URLSearchParams();
    for (const question of QUESTION_IDS) {
      const options: readonly string[] = KIT_OPTIONS[question];
      const sure = options[Math.floor(dice() * options.length)] ?? "";
      params.append(question, sure);
      if (takesSeveral(question))
        for (const option of options) if (option !== sure && dice() < 0.4) params.append(question, option);
    }
    if (unanswered(readAnswers(params)).length === 0) return params;
  }
}

/** Every answer that a question takes, each a set. */
function everyAnswerTo(question: QuestionId): readonly (readonly string[])[] {
  const options: readonly string[] = KIT_OPTIONS[question];
  if (!takesSeveral(question)) return options.map((option) => [option]);
  return Array.from({ length: 2 ** options.length - 1 }, (_, number) =>
    options.filter((_option, position) => ((number + 1) >> position) & 1),
  );
}

/** The questions that settle the answer to another. */
const SETTLED_BY: Partial<Record<QuestionId, readonly QuestionId[]>> = {
  login: ["stage"],
  homework: ["login", "stage"],
  assessment: ["login", "stage"],
};

const BASE = settle(readAnswers(drawFields(createDice(1))));

const walks = new Map<string, readonly Answers[]>();

/** The questions that conditions read. */
function questionsRead({ when = {}, either = [], unless = {} }: Conditions): QuestionId[] {
  const names = [when, ...either, unless].flatMap((conditions) => Object.keys(conditions));
  return names.map((name) => QUESTION_IDS.find((id) => id === name) ?? "place");
}

/** Every set of answers to the questions that conditions read, and to some more; the others are answered anyhow. */
export function everySetFor(
  conditions: readonly Conditions[],
  more: readonly QuestionId[] = [],
): readonly Answers[] {
  const read = [...conditions.flatMap(questionsRead), ...more];
  const found = new Set(read.flatMap((question) => [question, ...(SETTLED_BY[question] ?? [])]));
  const questions = QUESTION_IDS.filter((question) => found.has(question));
  const known = walks.get(`${questions}`);
  if (known !== undefined) return known;
  let raw: readonly Answers[] = [BASE];
  for (const question of questions)
    raw = raw.flatMap((answers) =>
      everyAnswerTo(question).map((given) => ({ ...answers, [question]: given })),
    );
  const sets = raw.map(settle).filter((answers) => unanswered(answers).length === 0);
  walks.set(`${questions}`, sets);
  return sets;
}
