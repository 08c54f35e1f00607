import fc from "fast-check";
import { expect, test } from "vitest";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { PLACES, type Place } from "~/features/rules/core/place";
import { ALL_CLASSES, listAnswers, listCachedInVain, listFaults } from "../../../tests/class-walk";

const ASKED_AT: readonly Place[] = ["br", "england", "us"];

test("no answer for a class assures what no official text says, or contradicts pages and filters (drawn)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_CLASSES), (walked) => {
      expect(listFaults(walked)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const BOTH = ["age", "consent"] as const;
const CONSENT = ["consent"] as const;

test.each([
  ["chatgpt", BOTH],
  ["openai-codex", BOTH],
  ["gemini", BOTH],
  ["microsoft-copilot", BOTH],
  ["claude", BOTH],
  ["perplexity", BOTH],
  ["mistral-vibe", BOTH],
  ["qwen-chat", BOTH],
  ["lovable", BOTH],
  ["grok", BOTH],
  ["midjourney", BOTH],
  ["speechify", BOTH],
  ["deepseek", CONSENT],
  ["gemini-notebook", CONSENT],
  ["khanmigo", CONSENT],
] as const)(
  "what the maker of %s says of %j is known for every class in three countries",
  (tool, questions) => {
    const open = ALL_CLASSES.filter(
      ({ place, account, ...walked }) =>
        walked.tool === tool && ASKED_AT.includes(place) && account === "personal-account",
    ).filter((walked) => {
      const answers = listAnswers(walked);
      return questions.some((question) => answers.get(question)?.verdict === "not-known");
    });
    expect(open.map(({ age, place, locale }) => `${age} ${place} ${locale}`)).toEqual([]);
  },
);

test("a tool that the filter keeps at an age has a way in for a class of that age", () => {
  const inVain = TOOL_EVIDENCE.flatMap((evidence) =>
    PLACES.flatMap((place) => CLASS_AGES.flatMap((age) => listCachedInVain(evidence, age, place))),
  );
  expect(inVain).toEqual([]);
});
