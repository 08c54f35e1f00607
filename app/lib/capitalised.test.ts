import { expect, test } from "vitest";
import { capitalised } from "./capitalised";

test("only the first letter of a label is raised, with its accent", () => {
  expect(["órgão do MEC", "EJA", "in force", ""].map(capitalised)).toEqual([
    "Órgão do MEC",
    "EJA",
    "In force",
    "",
  ]);
});
