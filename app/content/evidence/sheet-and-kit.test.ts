// The sheet about a tool and the documents of the school kit are read by the same head of school.
import fc from "fast-check";
import { expect, test } from "vitest";
import { listSheetFaults, SCHOOL_CLASSES } from "../../../tests/sheet-and-kit";

test("no sheet says less than the clauses of a school with the same answers (drawn)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...SCHOOL_CLASSES), (asked) => {
      expect(listSheetFaults(asked)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  [11, "no-login", 2],
  [8, "school-account", 2],
  [15, "personal-account", 2],
  [15, "school-account", 0],
] as const)(
  "a sheet for age %i, %s, that leaves out what the kit adds is found in both languages",
  (age, account, faults) => {
    const asked = { tool: "gemini", age, place: "br", account } as const;
    expect(listSheetFaults(asked, () => [])).toHaveLength(faults);
  },
);
