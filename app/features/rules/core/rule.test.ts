import { expect, test } from "vitest";
import { toLawLine } from "./law-line";
import { findNextDate, isAsSureAsItsSource, RULE_KINDS, toWording, withParts } from "./rule";
import { ruleForTests } from "./rule-for-tests";

const RULE = ruleForTests({
  title: { en: "Some law", "pt-br": "Uma lei" },
  advice: { en: "Better not.", "pt-br": "Melhor não." },
  asks: { en: "Do not.", "pt-br": "Não faça." },
});

test.each(["law", "regulation"] as const)(
  "a %s for schools that was well read is worded as it orders, in every language",
  (kind) => {
    expect(toWording({ ...RULE, kind }, "en")).toEqual({ isDuty: true, text: "Do not." });
    expect(toLawLine({ ...RULE, kind }, "pt-br")).toMatchObject({
      isDuty: true,
      text: "Não faça.",
      title: "Uma lei",
    });
  },
);

test.each(RULE_KINDS.filter((kind) => kind !== "law" && kind !== "regulation"))(
  "a text of the kind %s never orders alone",
  (kind) => {
    expect(toWording({ ...RULE, kind }, "en")).toEqual({ isDuty: false, text: "Better not." });
  },
);

test("low confidence, a missing lawyer or a law for others than schools leave advice", () => {
  for (const doubt of [{ confidence: "low" }, { legalReader: true }, { bindsSchools: false }] as const)
    expect(toWording({ ...RULE, ...doubt }, "en")).toEqual({ isDuty: false, text: "Better not." });
});

test("no record is surer than its source", () => {
  for (const sourceType of ["news", "third-party-notes", "industry-page", "association-page"] as const) {
    expect(isAsSureAsItsSource({ sourceType, confidence: "high" }), sourceType).toBe(false);
    expect(isAsSureAsItsSource({ sourceType, confidence: "medium" }), sourceType).toBe(true);
  }
  expect(isAsSureAsItsSource({ sourceType: "copy-of-official-text", confidence: "high" })).toBe(true);
});

test("a line of a text can be named as a rule, with the kind and the dates of the whole", () => {
  const part = {
    id: "a-line",
    title: RULE.title,
    asks: RULE.asks,
    advice: RULE.advice,
    sourceDate: "2026-09",
    note: "Read.",
  };
  const whole = ruleForTests({ id: "whole", kind: "approved", parts: [part] });
  const [first, line] = withParts([whole]);
  expect(first).toBe(whole);
  expect(line).toMatchObject({ ...part, kind: "approved", since: whole.since });
});

test("a date lies ahead until its day, its month or its year is over", () => {
  expect(findNextDate({ deadline: "2026-12-02" }, "2026-12-02")).toBe("2026-12-02");
  expect(findNextDate({ deadline: "2026-12-02" }, "2026-12-03")).toBeNull();
  expect(findNextDate({ deadline: "2027-01" }, "2027-01-31")).toBe("2027-01");
  expect(findNextDate({ deadline: "2027-01" }, "2027-02-01")).toBeNull();
  expect(findNextDate({ deadline: "2026" }, "2026-12-31")).toBe("2026");
  expect(findNextDate({ deadline: null }, "2026-12-31")).toBeNull();
});
