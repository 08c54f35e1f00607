import { expect, test } from "vitest";
import { reportFacts } from "./facts-report";
import { QUESTIONS, type ToolEvidence, toUnknownEvidence } from "./tool-evidence";

const READ = { document: "Terms", address: "https://maker.example/terms" };
const TEXT = { en: "13", "pt-br": "13 anos" };

function official(month: string | null) {
  return { ...READ, basis: "official", kind: "terms", month, value: { from: 13 }, text: TEXT } as const;
}

const isOld = (month: string) => month < "2026-05";

function report(minimumAge: ToolEvidence["minimumAge"], id = "tool") {
  return reportFacts([{ ...toUnknownEvidence(id), minimumAge }], isOld);
}

test("the coverage counts each question by what its answers rest on", () => {
  const { coverage } = reportFacts(
    [{ ...toUnknownEvidence("a"), minimumAge: official(null) }, toUnknownEvidence("b")],
    isOld,
  );
  expect(coverage.map(({ question }) => question)).toEqual(QUESTIONS);
  expect(coverage[0]).toEqual({
    question: "minimumAge",
    counts: { official: 1, tried: 0, "third-party": 0, "not-stated": 0, "not-found": 1 },
    undated: 1,
  });
});

test.each([
  ["official and recent", official("2026-09"), false],
  ["official and old", official("2025-09"), true],
  ["official and undated", official(null), true],
  [
    "of a third party",
    { ...READ, basis: "third-party", month: "2026-10", value: { from: 13 }, text: TEXT },
    true,
  ],
  ["not stated, recently", { ...READ, basis: "not-stated", month: "2026-10" }, false],
] as const)("a fact that is %s asks for another look, or does not", (_, fact, asks) => {
  const found = report(fact).recheck.some(({ question }) => question === "minimumAge");
  expect(found).toBe(asks);
});

test("what concerns minors comes first, and of one question what is said without being sure, then what is oldest", () => {
  const { recheck, oldest } = reportFacts(
    [
      { ...toUnknownEvidence("old"), minimumAge: official("2024-02") },
      { ...toUnknownEvidence("older"), minimumAge: official("2023-02") },
      toUnknownEvidence("unknown"),
      {
        ...toUnknownEvidence("hearsay"),
        minimumAge: { ...READ, basis: "third-party", month: "2026-10", value: { from: 13 }, text: TEXT },
      },
    ],
    isOld,
  );
  expect(recheck.slice(0, 4).map(({ tool }) => tool)).toEqual(["hearsay", "older", "old", "unknown"]);
  expect(recheck[4]?.question).toBe("pupilLogin");
  expect(oldest.map(({ tool }) => tool)).toEqual(["older", "old", "hearsay"]);
});
