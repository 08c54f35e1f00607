import fc from "fast-check";
import { expect, test } from "vitest";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { PLACES } from "~/features/rules/core/place";
import { ALL_CLASSES, listAnswers, listCachedInVain, listFaults } from "../../../tests/class-walk";

test("no answer for a class assures what no official text says, or contradicts pages and filters (drawn)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_CLASSES), (walked) => {
      expect(listFaults(walked)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["chatgpt", "england"],
  ["gemini", "br"],
  ["microsoft-copilot", "br"],
  ["claude", "br"],
  ["perplexity", "br"],
  ["mistral-vibe", "eu"],
  ["qwen-chat", "br"],
  ["lovable", "br"],
] as const)(
  "of %s, whose terms in %s name age and permission, both are known for every class",
  (tool, at) => {
    const open = ALL_CLASSES.filter(
      ({ place, account, ...walked }) =>
        walked.tool === tool && place === at && account === "personal-account",
    ).filter((walked) => {
      const answers = listAnswers(walked);
      return [answers.get("age"), answers.get("consent")].some((answer) => answer?.verdict === "not-known");
    });
    expect(open.map(({ age, locale }) => `${age} ${locale}`)).toEqual([]);
  },
);

test("a tool that the filter keeps at an age has a way in for a class of that age", () => {
  const inVain = TOOL_EVIDENCE.flatMap((evidence) =>
    PLACES.flatMap((place) => CLASS_AGES.flatMap((age) => listCachedInVain(evidence, age, place))),
  );
  expect(inVain).toEqual([]);
});
