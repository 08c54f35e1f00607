import { expect, test } from "vitest";
import type { Locale } from "~/addresses/languages";
import { type KeyTopic, listKeyFacts } from "./key-fact";
import { NOT_FOUND, type ToolEvidence, toUnknownEvidence } from "./tool-evidence";

const TEXT = { en: "text", "pt-br": "texto" };
const READ = { document: "Terms", address: "https://maker.example/terms" };

function official<Value>(value: Value | null, month: string | null = "2026-07", text = TEXT) {
  return { ...READ, text, basis: "official", kind: "terms", month, value } as const;
}

function lead(topic: KeyTopic, facts: Partial<ToolEvidence>, country: string | null = null) {
  const found = listKeyFacts({ ...toUnknownEvidence("tool"), ...facts }, "en", country);
  return found.find((fact) => fact.topic === topic);
}

function answer(topic: KeyTopic, facts: Partial<ToolEvidence>, country: string | null = null) {
  return lead(topic, facts, country)?.answer;
}

test("of a tool of which nothing is known there is no headline, nor where a text is silent, unclear or weak", () => {
  expect(listKeyFacts(toUnknownEvidence("tool"), "en", null)).toEqual([]);
  const silent = { ...READ, basis: "not-stated", month: "2026-07" } as const;
  for (const trainsOnInputs of [silent, official(null), { ...official("yes" as const), weak: true } as const])
    expect(lead("data", { trainsOnInputs })).toBeUndefined();
});

test("who may use it is an age, with the permission it takes, or the school's way in", () => {
  const age = official({ from: 13 });
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
  for (const freePlan of [NOT_FOUND, official({ free: null })])
    expect(answer("cost", { freePlan, price })).toBeUndefined();
  expect(answer("cost", { freePlan: official({ free: false }) })).toEqual({ is: "not-free" });
  expect(answer("cost", { freePlan: free(["US"]), price }, "BR")).toEqual({ is: "free-elsewhere" });
  expect(answer("cost", { freePlan: free(["US"]), price })).toEqual({ is: "free-somewhere" });
  expect(lead("cost", { freePlan: free(), price })?.texts).toMatchObject([
    { said: [{ question: "freePlan" }, { question: "price" }] },
  ]);
});

test("a permission is said with the age, whoever speaks of it, and minors' own where no age is known", () => {
  const guardianConsent = official({ by: "guardian", below: 18 } as const);
  expect(answer("who", { minimumAge: official({ from: 13 }), guardianConsent })).toEqual({
    is: "from-age-with-guardian",
    age: 13,
  });
  expect(answer("who", { minimumAge: official({ from: 18 }), guardianConsent })).toEqual({
    is: "from-age",
    age: 18,
  });
  expect(answer("who", { guardianConsent })).toEqual({ is: "minors-with-guardian" });
  expect(
    answer("who", { guardianConsent: official({ by: "guardian", below: 13 } as const) }),
  ).toBeUndefined();
});

test("the age is that of the reader's country", () => {
  const minimumAge = official({ from: 13, places: { BR: 16 } });
  expect(answer("who", { minimumAge }, "BR")).toEqual({ is: "from-age", age: 16 });
  expect(answer("who", { minimumAge }, "US")).toEqual({ is: "from-age", age: 13 });
});

test("the strictest of texts that disagree leads, with the other beside it", () => {
  const other = { ...official(null, "2026-07", { en: "younger", "pt-br": "menos" }) };
  const minimumAge = { ...official({ from: 18 }), others: [other] };
  const found = lead("who", { minimumAge, pupilLogin: official("through-school" as const) });
  expect(found?.answer).toEqual({ is: "from-age", age: 18 });
  expect(found?.texts.filter(({ isOther }) => isOther)).toMatchObject([{ said: [{ text: "younger" }] }]);
  const adults = official({ from: 18 });
  expect(answer("who", { minimumAge: adults, pupilLogin: official("with-guardian" as const) })).toEqual({
    is: "not-pupils",
  });
  expect(answer("who", { minimumAge: adults, pupilLogin: official("through-school" as const) })).toEqual({
    is: "through-school",
  });
});

test("the headline on language is of the reader's own: its answers, its menus, or both", () => {
  const tags = (...names: string[]) => official({ tags: names });
  const said = (facts: Partial<ToolEvidence>, locale: Locale = "pt-br") =>
    listKeyFacts({ ...toUnknownEvidence("tool"), ...facts }, locale, null).map((fact) => fact.answer.is);
  expect(said({ answersIn: tags("en", "pt-BR") })).toEqual(["answers"]);
  expect(said({ menusIn: tags("pt") })).toEqual(["menus"]);
  expect(said({ answersIn: tags("pt"), menusIn: tags("pt-BR") })).toEqual(["answers-and-menus"]);
  expect(said({ answersIn: tags("pt-BR") }, "en")).toEqual([]);
  expect(said({ menusIn: tags("en-GB") }, "en")).toEqual(["menus"]);
  expect(said({ menusIn: tags("pt-PT") })).toEqual([]);
  const english = official({ tags: ["en"], only: true } as const);
  expect(said({ menusIn: english })).toEqual(["not-menus"]);
  expect(said({ menusIn: english, answersIn: english })).toEqual(["not-in-it"]);
  expect(said({ menusIn: english, answersIn: tags("pt") })).toEqual(["answers"]);
});

test("a trial of our own is a headline of its own basis", () => {
  const tried = { ...READ, text: TEXT, basis: "tried", month: "2026-11", value: { tags: ["en"] } } as const;
  expect(lead("language", { answersIn: tried })).toMatchObject({
    answer: { is: "answers" },
    texts: [{ standing: { basis: "tried", month: "2026-11" } }],
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
      isOther: false,
      said: [{ question: "freePlan", text: "text" }],
      standing: { basis: "official", kind: "terms", month: "2026-07" },
      source: READ,
    },
    {
      isOther: false,
      said: [{ question: "price", text: "20\u00a0USD" }],
      standing: { basis: "third-party", month: "2026-09" },
      source: { document: "A blog", address: HEARSAY.address },
    },
  ]);
});

test("the age that the answer says is repeated only where another text says it", () => {
  const pupilLogin = official("yes" as const);
  const age = { value: { from: 13 }, text: { en: "13", "pt-br": "13 anos" } };
  const said = (minimumAge: ToolEvidence["minimumAge"]) =>
    lead("who", { pupilLogin, minimumAge })?.texts.map(({ said }) => said.map(({ question }) => question));
  expect(said({ ...official({ from: 13 }), ...age })).toEqual([["pupilLogin"]]);
  expect(said({ ...HEARSAY, ...age })).toEqual([["pupilLogin"], ["minimumAge"]]);
});

test("what one text says rests on the least certain of it", () => {
  const facts = { pupilLogin: official("yes" as const), minimumAge: official({ from: 13 }, null) };
  expect(lead("who", facts)?.texts).toMatchObject([{ standing: { month: null } }]);
  expect(lead("who", { minimumAge: official({ from: 18 }) })?.texts).toMatchObject([
    { said: [{ question: "minimumAge" }], standing: { basis: "official", kind: "terms", month: "2026-07" } },
  ]);
});
