import { expect, test } from "vitest";
import { CLASS_QUESTIONS } from "~/features/may-we-use/core/class-answers";
import { ALL_CLASSES, listAnswers, listFaults } from "../../../tests/class-walk";

test("no answer for any class assures what no official text says, or contradicts pages and filters", () => {
  const counts = new Map<string, number>();
  const faults = ALL_CLASSES.flatMap((walked) => {
    for (const { question, verdict } of listAnswers(walked).values())
      counts.set(`${question} ${verdict}`, (counts.get(`${question} ${verdict}`) ?? 0) + 1);
    return listFaults(walked);
  });
  const share = (key: string) => `${Math.round((100 * (counts.get(key) ?? 0)) / ALL_CLASSES.length)} %`;
  const unknown = CLASS_QUESTIONS.map((question) => `${question} ${share(`${question} not-known`)}`);
  process.stdout.write(`not known, of ${ALL_CLASSES.length} classes: ${unknown.join(", ")}\n`);
  expect(faults).toEqual([]);
  expect(counts.size).toBeGreaterThan(15);
});
