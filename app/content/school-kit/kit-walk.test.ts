// Every school gets one clause of each group and no two that contradict each other. What a clause or a pair of clauses
// depends on is walked completely; on top of that, whole sets of answers are drawn.
import { expect, test } from "vitest";
import { readAnswers, unanswered } from "~/features/school-kit/core/answers";
import { holding } from "~/features/school-kit/core/assemble";
import { type ClauseRecord, contradictionsIn, GROUPS } from "~/features/school-kit/core/clause-record";
import {
  type Answers,
  ASKED_WHERE,
  KIT_OPTIONS,
  QUESTION_IDS,
  type QuestionId,
  questionsRead,
  settle,
  takesSeveral,
} from "~/features/school-kit/core/kit-options";
import { KIT_CLAUSES } from "./clauses.server";
import { KIT_WARNINGS } from "./warnings.server";

const DRAWN = 120_000;
const GROUPED = KIT_CLAUSES.filter(({ group }) => group !== undefined);

/** The same numbers at every run (mulberry32). */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function drawAnswers(dice: () => number): Answers {
  const params = new URLSearchParams();
  for (const question of QUESTION_IDS) {
    const options: readonly string[] = KIT_OPTIONS[question];
    const sure = options[Math.floor(dice() * options.length)] ?? "";
    params.append(question, sure);
    if (takesSeveral(question))
      for (const option of options) if (option !== sure && dice() < 0.4) params.append(question, option);
  }
  return readAnswers(params);
}

/** Every answer that a question takes, each a set. */
function everyAnswerTo(question: QuestionId): string[][] {
  const options: readonly string[] = KIT_OPTIONS[question];
  if (!takesSeveral(question)) return options.map((option) => [option]);
  const sets = Array.from({ length: 2 ** options.length - 1 }, (_, number) =>
    options.filter((_option, position) => ((number + 1) >> position) & 1),
  );
  return sets;
}

/** The questions that decide about some clauses, with those that settle them. */
function decisive(clauses: readonly ClauseRecord[]): QuestionId[] {
  const found = new Set(clauses.flatMap(questionsRead));
  for (const question of found)
    for (const other of questionsRead({ when: ASKED_WHERE[question] ?? {} })) found.add(other);
  return QUESTION_IDS.filter((question) => found.has(question));
}

const ANY = drawAnswers(createDice(1));

/** Every set of answers to some questions, the others answered anyhow. */
function* everySetOf(questions: readonly QuestionId[]): Generator<Answers> {
  const [question, ...rest] = questions;
  if (question === undefined) return yield ANY;
  for (const answers of everySetOf(rest))
    for (const given of everyAnswerTo(question)) {
      const settled = settle({ ...answers, [question]: given });
      if (unanswered(settled).length === 0) yield settled;
    }
}

test.each(GROUPS)("exactly one clause of the group %s stands in the kit of any school", (group) => {
  const clauses = GROUPED.filter((clause) => clause.group === group);
  expect(clauses.length).toBeGreaterThan(1);
  let sets = 0;
  for (const answers of everySetOf(decisive(clauses))) {
    sets += 1;
    const found = holding(clauses, answers);
    if (found.length !== 1) expect({ answers, found: found.map(({ id }) => id) }).toBeNull();
  }
  expect(sets).toBeGreaterThan(1);
});

test("no two clauses that claim different things ever stand in one kit, whatever is answered", () => {
  const pairs = KIT_CLAUSES.flatMap((one, position) =>
    KIT_CLAUSES.slice(position + 1)
      .map((other) => [one, other] as const)
      .filter((pair) => contradictionsIn(pair).length > 0),
  );
  expect(pairs.length).toBeGreaterThan(30);
  for (const pair of pairs)
    for (const answers of everySetOf(decisive(pair)))
      if (holding(pair, answers).length === 2) expect({ answers, pair: pair.map(({ id }) => id) }).toBeNull();
});

test("a contradiction would be seen", () => {
  const marked = KIT_CLAUSES.filter(({ id }) => id === "pol-mark-teacher" || id === "pol-mark-objective");
  expect(contradictionsIn(marked)).toEqual(["pol-mark-teacher and pol-mark-objective: multipleChoice"]);
});

test("in 120,000 drawn sets of answers every group has one clause, none contradict, and every clause and warning comes up", () => {
  const dice = createDice(20_261_122);
  const clauses = new Set<string>();
  const warnings = new Set<string>();
  const wrong: unknown[] = [];
  for (let number = 0; number < DRAWN; number += 1) {
    const answers = drawAnswers(dice);
    if (unanswered(answers).length > 0) continue;
    const found = holding(KIT_CLAUSES, answers);
    for (const { id } of found) clauses.add(id);
    for (const { id } of holding(KIT_WARNINGS, answers)) warnings.add(id);
    const groups = found.flatMap(({ group }) => group ?? []);
    if (groups.length !== GROUPS.length || new Set(groups).size !== GROUPS.length)
      wrong.push({ answers, groups });
    const disputes = contradictionsIn(found);
    if (disputes.length > 0) wrong.push({ answers, disputes });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(KIT_CLAUSES.filter(({ id }) => !clauses.has(id))).toEqual([]);
  expect(KIT_WARNINGS.filter(({ id }) => !warnings.has(id))).toEqual([]);
}, 120_000);
