import { expect, test } from "vitest";
import { listSheetFaults, SCHOOL_CLASSES } from "../../../tests/sheet-and-kit";

test("no sheet says less than the clauses of a school with the same answers, at any age, place and account", () => {
  expect(SCHOOL_CLASSES.flatMap((asked) => listSheetFaults(asked))).toEqual([]);
});
