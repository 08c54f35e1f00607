import { expect, test } from "vitest";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { offersIn } from "~/features/education-offers/core/education-offer";

const OFFERS = offersIn(TOOL_EVIDENCE);

test("the offers are those that a text speaks of, each with whom it is for and its source", () => {
  expect(OFFERS.length).toBeGreaterThan(10);
  for (const { tool, audiences, countries, address } of OFFERS) {
    expect(audiences.length, tool).toBeGreaterThan(0);
    if (Array.isArray(countries)) for (const code of countries) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(address).toMatch(/^https:\/\//);
  }
});

test("a tool that is only made for schools offers nothing that others do not get", () => {
  const madeForSchools = ["magicschool", "brisk-teaching", "schoolai", "teachy"];
  expect(OFFERS.filter(({ tool }) => madeForSchools.includes(tool))).toEqual([]);
});
