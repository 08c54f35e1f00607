import { expect, test } from "vitest";
import { KEY_TOPICS, type KeyTopic, listKeyFacts } from "./key-fact";
import { nothingKnownOf, type ToolEvidence } from "./tool-evidence";

const TEXT = { en: "text", "pt-br": "texto" };
const READ = { document: "Terms", address: "https://maker.example/terms" };

function official<Value>(value: Value | null, month: string | null = "2026-07", text = TEXT) {
  return { ...READ, text, basis: "official", kind: "terms", month, value } as const;
}

function lead(topic: KeyTopic, facts: Partial<ToolEvidence>, country: string | null = null) {
  const found = listKeyFacts({ ...nothingKnownOf("tool"), ...facts }, "en", country);
  return found.find((fact) => fact.topic === topic);
}

function answer(topic: KeyTopic, facts: Partial<ToolEvidence>, country: string | null = null) {
  return lead(topic, facts, country)?.answer;
}

test("of a tool of which nothing is known all four facts say so", () => {
  const facts = listKeyFacts(nothingKnownOf("tool"), "en", null);
  expect(facts.map(({ topic }) => topic)).toEqual(KEY_TOPICS);
  for (const fact of facts) {
    expect(fact).toMatchObject({ answer: { is: "not-found" } });
    expect(fact.texts).toEqual([{ said: [], standing: { basis: "not-found", month: null }, source: null }]);
  }
});

test("who may use it is an age, with the permission it takes, or the school's way in", () => {
  const age = official(13);
  const consent = official({ by: "guardian", below: 18 } as const);
  expect(answer("who", { minimumAge: age })).toEqual({ is: "from-age", age: 13 });
  expect(answer("who", { minimumAge: age, pupilLogin: official("yes" as const) })).toEqual({
    is: "from-age",
    age: 13,
  });
  for (const facts of [
    { minimumAge: age, pupilLogin: official("with-guardian" as const) },
    { minimumAge: age, pupilLogin: official("yes" as const), guardianConsent: consent },
  ])
    expect(answer("who", facts)).toEqual({ is: "from-age-with-guardian", age: 13 });
  expect(answer("who", { pupilLogin: official("with-guardian" as const) })).toEqual({
    is: "pupils-with-guardian",
  });
  expect(answer("who", { minimumAge: age, pupilLogin: official("no" as const) })).toEqual({
    is: "not-pupils",
  });
  expect(answer("who", { minimumAge: age, pupilLogin: official("through-school" as const) })).toEqual({
    is: "through-school",
  });
});

test("what it costs is the free plan, else the least price, and never what readers there cannot have", () => {
  const price = official({ currency: "USD", amount: 20, per: "month" } as const);
  const free = (countries?: readonly string[]) => official({ free: true, countries });
  expect(answer("cost", { freePlan: free(), price })).toEqual({ is: "free" });
  expect(answer("cost", { freePlan: official({ free: false }), price })).toMatchObject({ is: "price" });
  expect(answer("cost", { price })).toEqual({ is: "paid-plan", price: price.value });
  expect(answer("cost", { freePlan: official({ free: false }) })).toEqual({ is: "not-free" });
  expect(answer("cost", { freePlan: free(["US"]), price }, "BR")).toEqual({ is: "free-elsewhere" });
  expect(answer("cost", { freePlan: free(["US"]), price })).toEqual({ is: "unclear" });
  expect(lead("cost", { freePlan: free(), price })?.texts).toMatchObject([
    { said: [{ question: "freePlan" }, { question: "price" }] },
  ]);
});

test("an answer that no value gives says how much is known", () => {
  const silent = { ...READ, basis: "not-stated", month: "2026-07" } as const;
  expect(answer("data", { trainsOnInputs: silent })).toEqual({ is: "not-stated" });
  expect(lead("data", { trainsOnInputs: official(null) })).toMatchObject({
    answer: { is: "unclear" },
    texts: [{ said: [{ question: "trainsOnInputs", text: "text" }] }],
  });
  expect(answer("portuguese", { portuguese: official("no" as const) })).toEqual({ is: "not-portuguese" });
  expect(answer("data", { trainsOnInputs: official("unless-switched-off" as const) })).toEqual({
    is: "can-be-switched-off",
  });
});

const HEARSAY = {
  basis: "third-party",
  document: { en: "A blog", "pt-br": "Um blog" },
  address: "https://blog.example/",
  month: "2026-09",
} as const;

test("each text vouches for its own words, and for no others", () => {
  const price = {
    ...HEARSAY,
    text: { en: "20 USD", "pt-br": "US$ 20" },
    value: { currency: "USD", amount: 20, per: "month" },
  } as const;
  expect(lead("cost", { freePlan: official({ free: true }), price })?.texts).toEqual([
    {
      said: [{ question: "freePlan", text: "text" }],
      standing: { basis: "official", kind: "terms", month: "2026-07" },
      source: READ,
    },
    {
      said: [{ question: "price", text: "20\u00a0USD" }],
      standing: { basis: "third-party", month: "2026-09" },
      source: { document: "A blog", address: HEARSAY.address },
    },
  ]);
});

test("the age that the answer says is repeated only where another text says it", () => {
  const pupilLogin = official("yes" as const);
  const age = { value: 13, text: { en: "13", "pt-br": "13 anos" } };
  const said = (minimumAge: ToolEvidence["minimumAge"]) =>
    lead("who", { pupilLogin, minimumAge })?.texts.map(({ said }) => said.map(({ question }) => question));
  expect(said({ ...official(13), ...age })).toEqual([["pupilLogin"]]);
  expect(said({ ...HEARSAY, ...age })).toEqual([["pupilLogin"], ["minimumAge"]]);
});

test("what one text says rests on the least certain of it", () => {
  const facts = { pupilLogin: official("yes" as const), minimumAge: official(18, null) };
  expect(lead("who", facts)?.texts).toMatchObject([{ standing: { month: null } }]);
  expect(lead("who", { minimumAge: official(18) })?.texts).toMatchObject([
    { said: [{ question: "minimumAge" }], standing: { basis: "official", kind: "terms", month: "2026-07" } },
  ]);
});
