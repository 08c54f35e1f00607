// No two sentences of a school's documents disagree. Each clause declares what it asserts; what holds at a school
// follows from its answers; and every set of answers that decides about a clause or about its topics is walked.
import { expect, test } from "vitest";
import { readAnswers } from "~/features/school-kit/core/answers";
import { holding } from "~/features/school-kit/core/assemble";
import { CLASS_GROUPS, GROUPS } from "~/features/school-kit/core/clause-record";
import { BEYOND_EARLY } from "~/features/school-kit/core/kit-options";
import { makeKit } from "~/features/school-kit/core/make-kit";
import { getKit } from "~/features/school-kit/io/kit.server";
import { answerPosted } from "~/page-parts/school-kit-data.server";
import { createDice, drawFields, everySetFor } from "../../../tests/school-kit/kit-answers";
import { faultsIn } from "../../../tests/school-kit/kit-faults";
import { PLANTED } from "../../../tests/school-kit/planted-contradictions";
import { KIT_CLAUSES } from "./clauses.server";
import { KIT_WARNINGS } from "./warnings.server";

const DRAWN = 4000;

test("no clause asserts what its school's answers deny, and none names a topic without declaring what it says of it", () => {
  expect(faultsIn(KIT_CLAUSES)).toEqual([]);
});

test("the contradictions planted in a copy, thirty and more, are all found", () => {
  expect(PLANTED.length).toBeGreaterThan(30);
  const missed = PLANTED.filter(({ id, change }) => {
    const clause = KIT_CLAUSES.find((one) => one.id === id);
    return clause === undefined || faultsIn([change(clause)]).length === 0;
  });
  expect(missed.map(({ id, was }) => `${id}: ${was}`)).toEqual([]);
});

test.each([...GROUPS, ...CLASS_GROUPS])(
  "exactly one clause of the group %s stands in a school's kit",
  (group) => {
    const clauses = KIT_CLAUSES.filter((clause) => clause.group === group);
    expect(clauses.length).toBeGreaterThan(1);
    const isOfClasses = CLASS_GROUPS.some((one) => one === group);
    const wrong = everySetFor(clauses, ["stage"]).filter((answers) => {
      const isAsked = !isOfClasses || answers.stage.some((stage) => BEYOND_EARLY.includes(stage));
      return holding(clauses, answers).length !== (isAsked ? 1 : 0);
    });
    expect(wrong.slice(0, 2)).toEqual([]);
  },
);

test("where a policy leaves qualifications to whoever awards them, the sheet for incidents does too", () => {
  const clauses = KIT_CLAUSES.filter(({ id }) =>
    /^pol-exams-(?:boards|elsewhere)|^inc-suspicion-exams$/.test(id),
  );
  const wrong = everySetFor(clauses).filter((answers) => holding(clauses, answers).length === 1);
  expect(clauses.length).toBe(4);
  expect(wrong.slice(0, 2)).toEqual([]);
});

test("every clause and every warning comes up", () => {
  const dice = createDice(20_261_122);
  const seen = new Set<string>();
  for (let number = 0; number < DRAWN; number += 1) {
    const answers = readAnswers(drawFields(dice));
    for (const { id } of [...holding(KIT_CLAUSES, answers), ...holding(KIT_WARNINGS, answers)]) seen.add(id);
  }
  expect([...KIT_CLAUSES, ...KIT_WARNINGS].filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
});

test("the device, which has the clauses as a file, makes the documents that the server makes without script", () => {
  const dice = createDice(7);
  const now = new Date("2026-11-22T15:00:00Z");
  for (const locale of ["en", "pt-br"] as const) {
    const file = JSON.parse(JSON.stringify(getKit(locale)));
    for (let number = 0; number < 100; number += 1) {
      const fields = drawFields(dice);
      const posted = answerPosted(fields, locale, now).made;
      expect(posted?.documents.length).toBeGreaterThan(3);
      expect(makeKit(file, fields, "2026-11-22").made).toEqual(posted);
    }
  }
});
