import { expect, test } from "vitest";
import { type ToolEvidence, toUnknownEvidence } from "~/features/evidence/core/tool-evidence";
import { answersFor, type ClassQuestion, getWorst } from "./class-answers";
import { type ClassAsked, readClass, toClassSearch } from "./class-asked";

const TEXT = { en: "text", "pt-br": "texto" };
const READ = { document: "Terms", address: "https://maker.example/terms", month: "2026-07", text: TEXT };

function official<Value>(value: Value) {
  return { ...READ, basis: "official", kind: "terms", value } as const;
}

function thirdParty<Value>(value: Value) {
  return { ...READ, basis: "third-party", value } as const;
}

/** A tool for pupils of 13 with a guardian's permission, or of any age through the school. */
const SUITE: ToolEvidence = {
  ...toUnknownEvidence("suite"),
  minimumAge: official({ from: 13, orHigher: true }),
  guardianConsent: official({ by: "guardian", below: 18 }),
  pupilLogin: official("through-school"),
  schoolAge: official(0),
  trainsOnInputs: official("unless-switched-off"),
  trainsElsewhere: official("no"),
  freePlan: official({ free: true }),
  answersIn: official({ tags: ["en"] }),
};

const CLASS = { tool: "suite", age: 14, place: "england", account: "personal-account" } as const;

function verdicts(facts: Partial<ToolEvidence>, asked: Partial<ClassAsked> = {}) {
  const answers = answersFor({ ...SUITE, ...facts }, { ...CLASS, ...asked }, "en");
  return Object.fromEntries(answers.map(({ question, verdict }) => [question, verdict]));
}

test("an age below that of the terms does not fit, and the school's account has an age of its own", () => {
  expect(verdicts({}, { age: 14 }).age).toBe("fits");
  expect(verdicts({}, { age: 12 })).toMatchObject({
    age: "does-not-fit",
    consent: "does-not-fit",
    login: "does-not-fit",
  });
  expect(verdicts({}, { age: 12, account: "school-account" })).toMatchObject({
    age: "fits",
    consent: "guardian",
    login: "fits",
  });
  expect(verdicts({ schoolAge: undefined }, { age: 12, account: "school-account" }).age).toBe("not-known");
});

test("a guardian's permission opens a lower age only where the text says so", () => {
  const family = { guardianConsent: official({ by: "guardian", below: 13, from: 0 } as const) };
  expect(verdicts(family, { age: 11 })).toMatchObject({
    age: "guardian",
    consent: "guardian",
    login: "guardian",
  });
  expect(verdicts(family, { age: 14 })).toMatchObject({ age: "fits", consent: "fits", login: "fits" });
});

test("where a country may ask for more, the age is not known in countries whose own is not", () => {
  expect(verdicts({}, { place: "eu", age: 15 }).age).toBe("not-known");
  expect(verdicts({}, { place: "eu", age: 16 }).age).toBe("fits");
  expect(verdicts({}, { place: "other", age: 16 }).age).toBe("not-known");
  const family = {
    guardianConsent: official({ by: "guardian", below: 13, from: 0 } as const),
    consentOrHigher: true,
  } as const;
  expect(verdicts(family, { place: "eu", age: 14 }).consent).toBe("not-known");
  expect(verdicts(family, { place: "eu", age: 16 }).consent).toBe("fits");
  expect(verdicts(family, { age: 14 }).consent).toBe("fits");
  expect(verdicts({ minimumAge: official({ from: 13, places: { EU: 16, GB: 16 } }) }, { age: 15 }).age).toBe(
    "does-not-fit",
  );
});

test("a text on the school's account says nothing of one's own, which the text on the age opens", () => {
  const login = (facts: Partial<ToolEvidence>) =>
    answersFor({ ...SUITE, pupilLogin: official("yes"), ...facts }, CLASS, "en").find(
      ({ question }) => question === "login",
    );
  expect(login({})).toMatchObject({ verdict: "fits", from: ["minimumAge"] });
  expect(login({ minimumAge: thirdParty({ from: 13 }) })?.verdict).toBe("not-known");
  expect(login({ schoolAge: undefined })).toMatchObject({ verdict: "fits", from: ["pupilLogin"] });
});

test("terms that hold in other countries alone assure nothing, and still warn", () => {
  const european = { termsHoldIn: ["EU", "GB"] };
  expect(verdicts(european, { age: 14 }).age).toBe("fits");
  expect(verdicts(european, { age: 14, place: "br" })).toMatchObject({
    age: "not-known",
    consent: "guardian",
  });
  expect(verdicts(european, { age: 12, place: "br" }).age).toBe("does-not-fit");
  expect(verdicts(european, { age: 12, place: "br", account: "school-account" }).age).toBe("fits");
});

test("what another than the maker says warns, and never assures", () => {
  const hearsay = { minimumAge: thirdParty({ from: 13 }), freePlan: thirdParty({ free: true }) };
  expect(verdicts(hearsay)).toMatchObject({ age: "not-known", cost: "not-known" });
  expect(verdicts(hearsay, { age: 12 }).age).toBe("does-not-fit");
});

test("a tool for adults fits no pupils below 18, with or without an account", () => {
  const adults: Partial<ToolEvidence> = {
    minimumAge: official({ from: 18 }),
    guardianConsent: official({ by: "minors-excluded", below: null } as const),
    pupilLogin: official("no" as const),
    noAccount: official("yes" as const),
    schoolAge: undefined,
  };
  for (const account of ["school-account", "personal-account", "no-login"] as const)
    expect(verdicts(adults, { age: 17, account })).toMatchObject({
      age: "does-not-fit",
      consent: "does-not-fit",
      login: "does-not-fit",
    });
  expect(verdicts(adults, { age: 18 })).toMatchObject({ age: "fits", consent: "fits", login: "fits" });
});

test("what is typed, the price and the languages follow the account and the reader", () => {
  expect(verdicts({})).toMatchObject({ data: "does-not-fit", cost: "fits", language: "fits" });
  expect(verdicts({}, { account: "school-account" }).data).toBe("fits");
  const minors = { trainsElsewhereFor: "minors" } as const;
  expect(verdicts(minors).data).toBe("fits");
  expect(verdicts(minors, { age: 18 }).data).toBe("does-not-fit");
  expect(verdicts(minors, { account: "school-account" }).data).toBe("not-known");
  expect(verdicts({ trainsElsewhere: undefined }, { account: "school-account" }).data).toBe("not-known");
  expect(verdicts({ freePlan: official({ free: true, countries: ["US"] }) }).cost).toBe("does-not-fit");
  expect(verdicts({ menusIn: official({ tags: ["fr"], only: true } as const) }).language).toBe(
    "does-not-fit",
  );
});

test("what a text says of accounts of one's own, or of prices for people, is not said of the school's account", () => {
  const asked = { account: "school-account" } as const;
  const guarded = { pupilLogin: official("with-guardian" as const), schoolAge: undefined };
  expect(verdicts(guarded).login).toBe("guardian");
  expect(verdicts(guarded, asked).login).toBe("not-known");
  expect(verdicts({ ...guarded, namesOrganisations: true }, asked).login).toBe("guardian");
  const hearsay = { freePlan: thirdParty({ free: true }), freeForSchools: true } as const;
  const offer = { audiences: ["school"], countries: "worldwide" } as const;
  expect(verdicts(hearsay, asked).cost).toBe("not-known");
  expect(verdicts({ ...hearsay, educationOffer: official(offer) }, asked).cost).toBe("fits");
  expect(verdicts({ ...hearsay, educationOffer: official({ ...offer, countries: null }) }, asked).cost).toBe(
    "not-known",
  );
  expect(verdicts({ ...hearsay, educationOffer: thirdParty(offer) }, asked).cost).toBe("not-known");
});

test("of a tool of which nothing is known every answer is a question to the maker", () => {
  const open = answersFor(toUnknownEvidence("tool"), CLASS, "en");
  expect(new Set(open.map(({ verdict }) => verdict))).toEqual(new Set(["not-known"]));
  const asked: ClassQuestion[] = open.map(({ question }) => question);
  expect(asked).toHaveLength(6);
  expect(getWorst(open.map(({ verdict }) => verdict))).toBe("not-known");
  expect(getWorst(["fits", "guardian"])).toBe("guardian");
});

test("an address is read as it is written, and what is unknown is missing", () => {
  const read = readClass(new URLSearchParams(toClassSearch(CLASS)), ["suite"]);
  expect(read).toMatchObject({ asked: CLASS, missing: [] });
  const odd = readClass(new URLSearchParams("tool=none&age=40&place=mars&account="), ["suite"]);
  expect(odd).toMatchObject({ asked: null, missing: ["tool", "age", "place", "account"] });
});
