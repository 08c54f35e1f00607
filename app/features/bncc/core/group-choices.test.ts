import { expect, test } from "vitest";
import data from "~/content/bncc/codes.json";
import { parseCodeList } from "./code-list";
import { listChoices, matchesGroup } from "./group-choices";

const { groups } = parseCodeList(data);

test("each stage offers its own years and subjects", () => {
  const [early, primary, upper] = listChoices(groups);
  expect(early?.years).toEqual([1, 2, 3]);
  expect(early?.subjects).toEqual(["CG", "CO", "EF", "EO", "ET", "TS"]);
  expect(primary?.years).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(upper).toEqual({ stage: "EM", years: [], subjects: ["CHS", "CNT", "CO", "LGG", "LP", "MAT"] });
});

test("a year finds the codes of its own and of every span it lies in", () => {
  const prefixes = groups
    .filter((group) => matchesGroup(group, { stage: "EF", year: "5", subject: "LP" }))
    .map(({ prefix }) => prefix);
  expect(prefixes).toEqual(["EF05LP", "EF15LP", "EF35LP"]);
  expect(groups.filter((group) => matchesGroup(group, { stage: "", year: "", subject: "" }))).toEqual(groups);
});
