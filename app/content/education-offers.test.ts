import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { OFFER_AUDIENCES } from "~/features/education-offers/core/education-offer";
import { EDUCATION_OFFERS } from "./education-offers.server";

test("every offer belongs to a tool that claims it, names its audience and its source, and is dated or says not", () => {
  expect(EDUCATION_OFFERS.length).toBeGreaterThan(10);
  for (const { tool, audiences, countries, month, address, what } of EDUCATION_OFFERS) {
    expect(findResource(tool, "en")?.educationOffer, tool).toBe(true);
    expect(audiences.length, tool).toBeGreaterThan(0);
    for (const audience of audiences) expect(OFFER_AUDIENCES).toContain(audience);
    if (typeof countries !== "string") for (const code of countries) expect(code).toMatch(/^[A-Z]{2}$/);
    expect(month ?? "2026").toMatch(/^20\d\d(-(0[1-9]|1[0-2]))?$/);
    expect(address).toMatch(/^https:\/\//);
    for (const locale of LOCALES) expect(what[locale].trim()).not.toBe("");
  }
});

test("a tool that is only made for schools offers nothing that others do not get", () => {
  const madeForSchools = ["magicschool", "brisk-teaching", "schoolai", "teachy"];
  for (const id of madeForSchools) expect(findResource(id, "en")?.educationOffer, id).toBe(false);
  expect(EDUCATION_OFFERS.filter(({ tool }) => madeForSchools.includes(tool))).toEqual([]);
});
