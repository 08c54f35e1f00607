import { expect, test } from "vitest";
import { toLawLine } from "./law-line";
import { nextDateOf, RULE_STATES, wordingOf } from "./rule";
import { ruleForTests } from "./rule-for-tests";

const RULE = ruleForTests({
  title: { en: "Some law", "pt-br": "Uma lei" },
  advice: { en: "Better not.", "pt-br": "Melhor não." },
  duty: { en: "Do not.", "pt-br": "Não faça." },
});

test("a rule in force that was well read is worded as a duty, in every language", () => {
  expect(wordingOf(RULE, "en")).toEqual({ isDuty: true, text: "Do not." });
  expect(toLawLine(RULE, "pt-br")).toMatchObject({ isDuty: true, text: "Não faça.", title: "Uma lei" });
});

test.each(RULE_STATES.filter((state) => state !== "in-force"))(
  "a rule that is %s is never a duty",
  (state) => {
    expect(wordingOf({ ...RULE, state }, "en")).toEqual({ isDuty: false, text: "Better not." });
  },
);

test("low confidence, a missing lawyer or no wording of the duty leave advice", () => {
  for (const doubt of [{ confidence: "low" }, { legalReader: true }, { duty: null }] as const)
    expect(wordingOf({ ...RULE, ...doubt }, "en")).toEqual({ isDuty: false, text: "Better not." });
});

test("a date lies ahead until its day, its month or its year is over", () => {
  expect(nextDateOf({ deadline: "2026-12-02" }, "2026-12-02")).toBe("2026-12-02");
  expect(nextDateOf({ deadline: "2026-12-02" }, "2026-12-03")).toBeNull();
  expect(nextDateOf({ deadline: "2027-01" }, "2027-01-31")).toBe("2027-01");
  expect(nextDateOf({ deadline: "2027-01" }, "2027-02-01")).toBeNull();
  expect(nextDateOf({ deadline: "2026" }, "2026-12-31")).toBe("2026");
  expect(nextDateOf({ deadline: null }, "2026-12-31")).toBeNull();
});
