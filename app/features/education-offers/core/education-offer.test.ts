import { expect, test } from "vitest";
import { educationOffers, type OfferEvidence } from "./education-offer";

function evidence(tool: string, overrides: Partial<OfferEvidence> = {}): OfferEvidence {
  return {
    tool,
    what: { en: "Free", "pt-br": "Gratuito" },
    audiences: ["teacher"],
    countries: "worldwide",
    basis: "official",
    month: "2026-08",
    address: "https://example.org",
    ...overrides,
  };
}

const TOOLS = ["american", "worldwide", "silent", "academic", "plain"].map((id) => ({
  id,
  title: id.toUpperCase(),
}));
const READ = [
  evidence("american", { countries: ["US"] }),
  evidence("worldwide", { audiences: ["school", "student"] }),
  evidence("silent", { countries: null }),
  evidence("academic", { audiences: ["university"] }),
];
const listIds = (offers: readonly { tool: string }[]) => offers.map(({ tool }) => tool);

test("a country sees what holds there, what its makers leave open, and apart what it cannot have", () => {
  const brazil = educationOffers(TOOLS, READ, "BR");
  expect(listIds(brazil.here)).toEqual(["worldwide"]);
  expect(listIds(brazil.countriesNotStated)).toEqual(["silent"]);
  expect(listIds(brazil.elsewhere)).toEqual(["american", "academic"]);
});

test("an offer for universities alone is none for a school, even in its own country", () => {
  const offers = educationOffers(
    TOOLS,
    [evidence("academic", { audiences: ["university"], countries: ["US"] })],
    "US",
  );
  expect(listIds(offers.elsewhere)).toEqual(["academic"]);
  const mixed = [evidence("academic", { audiences: ["university", "teacher"], countries: ["US"] })];
  expect(listIds(educationOffers(TOOLS, mixed, "US").here)).toEqual(["academic"]);
});

test("what a teacher can ask for alone comes before what the school must ask for", () => {
  expect(listIds(educationOffers(TOOLS, READ, "US").here)).toEqual(["american", "worldwide"]);
});

test("without a country only what holds everywhere is at hand", () => {
  const offers = educationOffers(TOOLS, READ, null);
  expect(listIds(offers.here)).toEqual(["worldwide"]);
  expect(listIds(offers.elsewhere)).toEqual(["american", "academic"]);
});

test("tools that the catalogue does not have are left out", () => {
  const offers = educationOffers(TOOLS, [...READ, evidence("gone")], "BR");
  expect(listIds([...offers.here, ...offers.countriesNotStated, ...offers.elsewhere])).not.toContain("gone");
});
