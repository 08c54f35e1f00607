import { expect, test } from "vitest";
import { getWeakest } from "./evidence";
import { shownFacts } from "./shown-fact";
import { getProvenance, listClaims } from "./tool-claims";
import { type ToolEvidence, toUnknownEvidence } from "./tool-evidence";

const TEXT = { en: "text", "pt-br": "texto" };
const READ = { document: "Terms", address: "https://maker.example/terms", text: TEXT };

function official<Value>(value: Value | null, month: string | null = "2026-07") {
  return { ...READ, basis: "official", kind: "terms", month, value } as const;
}

function thirdParty<Value>(value: Value | null, month: string | null = "2026-09") {
  return { ...READ, basis: "third-party", month, value } as const;
}

function tool(facts: Partial<ToolEvidence>): ToolEvidence {
  return { ...toUnknownEvidence("tool"), ...facts };
}

test("of a tool of which nothing is known nothing is claimed", () => {
  const claims = listClaims(toUnknownEvidence("tool"), null, "pt-BR");
  expect(Object.values(claims).filter((claim) => claim !== null && claim !== false)).toEqual([]);
  expect(getProvenance(toUnknownEvidence("tool"), claims)).toEqual({ basis: "not-found", month: null });
});

test("pupils may use it where the maker's own text lets them in, from an age or through the school", () => {
  const mayUse = (facts: Partial<ToolEvidence>) => listClaims(tool(facts), null, "pt-BR").pupilsMayUse;
  expect(mayUse({ pupilLogin: official("through-school" as const) })).toBe(true);
  expect(mayUse({ pupilLogin: official("yes" as const), minimumAge: official({ from: 13 }) })).toBe(true);
  expect(mayUse({ pupilLogin: thirdParty("yes" as const), minimumAge: official({ from: 13 }) })).toBe(false);
  expect(mayUse({ pupilLogin: official("with-guardian" as const) })).toBe(false);
  expect(mayUse({ pupilLogin: official("yes" as const), minimumAge: official({ from: 18 }) })).toBe(false);
  expect(mayUse({ pupilLogin: official("no" as const), minimumAge: official({ from: 13 }) })).toBe(false);
  expect(mayUse({ minimumAge: official({ from: 13 }) })).toBe(false);
});

test("the age from which pupils may use it is the lowest that the maker's own texts name", () => {
  const from = (facts: Partial<ToolEvidence>, country: string | null = null) =>
    listClaims(tool({ pupilLogin: official("yes" as const), ...facts }), country, "pt-BR").pupilsFrom;
  const schoolOnly = { pupilLogin: official("through-school" as const) };
  expect(from({ minimumAge: official({ from: 13 }) })).toBe(13);
  expect(from({ minimumAge: official({ from: 13 }), schoolAge: official(0) })).toBe(0);
  expect(from({ minimumAge: official({ from: 13 }), schoolAge: thirdParty(0) })).toBe(13);
  expect(from({ minimumAge: official({ from: 13, places: { EU: 16 } }) }, "EU")).toBe(16);
  expect(from({ ...schoolOnly, schoolAge: official(0) })).toBe(0);
  expect(from(schoolOnly)).toBeNull();
  expect(from({ minimumAge: thirdParty({ from: 13 }) })).toBeNull();
  expect(from({ minimumAge: official({ from: 18 }) })).toBeNull();
});

test("a guardian's permission is named where a pupil of the minimum age needs it", () => {
  const needs = (below: number, access: "yes" | "with-guardian") =>
    listClaims(
      tool({
        minimumAge: official({ from: 13 }),
        pupilLogin: official(access),
        guardianConsent: official({ by: "guardian", below } as const),
      }),
      null,
      "pt-BR",
    ).needsGuardian;
  expect(needs(18, "yes")).toBe(true);
  expect(needs(13, "yes")).toBe(false);
  expect(needs(13, "with-guardian")).toBe(true);
});

test("readers of a country are not offered what is for others alone", () => {
  const abroad = tool({
    freePlan: official({ free: true, countries: ["US"] }),
    educationOffer: official({ audiences: ["teacher"], countries: ["US"] } as const),
  });
  expect(listClaims(abroad, "BR", "pt-BR")).toMatchObject({ free: null, offer: null });
  expect(listClaims(abroad, "US", "en")).toMatchObject({ free: true, offer: { audiences: ["teacher"] } });
  expect(listClaims(abroad, null, "pt-BR")).toMatchObject({ free: null, offer: { countries: ["US"] } });
  expect(shownFacts(abroad, "en", "BR").filter(({ isElsewhere }) => isElsewhere)).toHaveLength(2);
  expect(shownFacts(abroad, "en", null).filter(({ isElsewhere }) => isElsewhere)).toEqual([]);

  const european = tool({
    termsHoldIn: ["EU"],
    minimumAge: official({ from: 13 }),
    pupilLogin: official("yes"),
  });
  expect(listClaims(european, "BR", "pt-BR")).toMatchObject({ minimumAge: 13, pupilsFrom: null });
  expect(listClaims(european, "EU", "en").pupilsFrom).toBe(13);
  const marked = (country: string) =>
    shownFacts(european, "en", country).flatMap(({ question, isElsewhere }) =>
      isElsewhere ? [question] : [],
    );
  expect(marked("BR")).toEqual(["minimumAge"]);
  expect(marked("EU")).toEqual([]);

  const everywhere = tool({
    educationOffer: official({ audiences: ["teacher"], countries: "worldwide" } as const),
  });
  expect(listClaims(everywhere, "BR", "pt-BR").offer).not.toBeNull();
});

test("only the maker's own text makes a tool one that trains on nothing", () => {
  const trainsNothing = (facts: Partial<ToolEvidence>) =>
    listClaims(tool(facts), null, "pt-BR").trainsNothing;
  expect(trainsNothing({ trainsOnInputs: official("no" as const) })).toBe(true);
  expect(trainsNothing({ trainsOnInputs: thirdParty("no" as const) })).toBe(false);
  expect(trainsNothing({ trainsOnInputs: official("unless-switched-off" as const) })).toBe(false);
});

test("the badge of a card is that of its least certain claim, and of no other fact", () => {
  const facts = tool({
    minimumAge: official({ from: 13 }, "2026-08"),
    pupilLogin: official("yes" as const, "2025-03"),
    price: thirdParty({ currency: "USD", amount: 20, per: "month" } as const),
  });
  expect(getProvenance(facts, listClaims(facts, null, "pt-BR"))).toEqual({
    basis: "official",
    kind: "terms",
    month: "2025-03",
  });
  const weaker = { ...facts, freePlan: thirdParty({ free: true }) };
  expect(getProvenance(weaker, listClaims(weaker, null, "pt-BR"))).toEqual({
    basis: "third-party",
    month: "2026-09",
  });
});

test("what has no month is less certain than what is old, and a third party less than either", () => {
  const old = { basis: "official", month: "2020-01" } as const;
  const undated = { basis: "official", month: null } as const;
  const other = { basis: "third-party", month: "2026-11" } as const;
  expect(getWeakest([old, undated])).toBe(undated);
  expect(getWeakest([undated, old])).toBe(undated);
  expect(getWeakest([other, undated, old])).toBe(other);
  expect(getWeakest([{ ...other, month: "2026-10" }, other]).month).toBe("2026-10");
});

test("an answer is shown in the language of the page, with its text, month and note", () => {
  const facts = tool({
    minimumAge: { ...official({ from: 13 }), note: { en: "a note", "pt-br": "uma nota" } },
    price: { basis: "not-stated", document: { en: "A", "pt-br": "B" }, address: READ.address, month: null },
  });
  const shown = new Map(shownFacts(facts, "pt-br", null).map((fact) => [fact.question, fact]));
  expect(shown.get("minimumAge")).toMatchObject({
    text: "texto",
    note: "uma nota",
    document: "Terms",
    basis: "official",
    month: "2026-07",
  });
  expect(shown.get("price")).toMatchObject({ text: null, document: "B", basis: "not-stated" });
  expect(shown.get("availability")).toMatchObject({ text: null, address: null, basis: "not-found" });
  expect(shown.has("trainsElsewhere")).toBe(false);
});
