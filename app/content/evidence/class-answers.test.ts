import fc from "fast-check";
import { expect, test } from "vitest";
import { CLASS_AGES } from "~/features/catalogue/core/teacher-needs";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { PLACES } from "~/features/rules/core/place";
import { ALL_CLASSES, listFaults, listKeptInVain } from "../../../tests/class-walk";

test("no answer for a class assures what no official text says, or contradicts pages and filters (drawn)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL_CLASSES), (walked) => {
      expect(listFaults(walked)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("a tool that the filter keeps at an age has a way in for a class of that age", () => {
  const inVain = TOOL_EVIDENCE.flatMap((evidence) =>
    PLACES.flatMap((place) => CLASS_AGES.flatMap((age) => listKeptInVain(evidence, age, place))),
  );
  expect(inVain).toEqual([]);
});
