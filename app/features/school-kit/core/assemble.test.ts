import { expect, test } from "vitest";
import { readAnswers } from "./answers";
import { assembleKit } from "./assemble";
import type { ClauseRecord } from "./clause-record";
import { fillText, plainText } from "./fill-text";
import { type DocumentWords, type KitSources, toKit } from "./kit";

const CLAUSE: ClauseRecord = {
  id: "one",
  document: "letter",
  text: { en: "Ask {responsible} at {contact}. Read in {rulesSeen}.", "pt-br": "{contact}" },
  band: "adults",
  reason: { en: "It helps.", "pt-br": "Ajuda." },
  rules: ["br-law", "uk-law"],
};

const EMPTY_TITLES = {
  policy: "",
  letter: "Letter of {school}",
  "letter-adults": "Letter of {school}",
  "agreement-young": "",
  "agreement-lower": "",
  "agreement-upper": "",
  scale: "",
  inventory: "",
  impact: "",
  incident: "",
  poster: "",
};

const WORDS: DocumentWords = {
  titles: EMPTY_TITLES,
  intros: EMPTY_TITLES,
  parts: { purpose: "", pupils: "", data: "", marking: "", tasks: "", school: "" },
  tones: { red: "", amber: "", green: "" },
  blanks: {
    school: "school",
    contact: "desk",
    reviewDate: "date",
    tool: "",
    date: "",
    purpose: "",
    kept: "",
    changed: "",
    cause: "",
  },
  inSentence: { head: "the head" },
  notice: { heading: "", lines: [] },
  consent: { heading: "", about: [], answers: [], lines: { families: [], adults: [] } },
  impactLines: [],
  answersToMark: "",
  dataOfficer: { byLaw: "", elsewhere: "" },
  stages: {
    usual: { lower: { name: "", inIt: "" }, upper: { name: "", inIt: "" } },
    england: { lower: { name: "", inIt: "" }, upper: { name: "", inIt: "" } },
    adult: { name: "", inIt: "" },
    and: "",
  },
  signature: [],
  classSignature: [],
  incidentHeading: "",
  incidentRecord: [],
  inventoryRows: [],
  emptyTool: "",
  why: "",
  rulesRead: "",
  noRules: "",
  ofClause: "",
  ofClauses: "",
  forLawyer: "",
  ending: "Draft of {today}.",
};

const SOURCES: KitSources = {
  clauses: [CLAUSE],
  warnings: [],
  rules: [
    {
      id: "br-law",
      title: "Law",
      places: ["br"],
      stages: ["adult"],
      signed: "in force",
      basis: "in force; from the press",
      href: "/rules#law",
      sourceDate: "2026-08-22",
    },
    {
      id: "uk-law",
      title: "Act",
      places: ["england", "scotland"],
      stages: ["upper-secondary", "adult"],
      signed: "in force",
      basis: "in force",
      href: "/rules#law",
      sourceDate: "2025",
    },
  ],
  tools: [],
  words: WORDS,
};

function make(place: string, clauses: readonly ClauseRecord[] = [CLAUSE], contact = "") {
  const answers = readAnswers(new URLSearchParams({ stage: "adult", place, responsible: "head" }));
  const school = { answers, typed: { school: "", contact, reviewDate: "" }, toolIds: [] };
  return assembleKit(toKit({ ...SOURCES, clauses }, "en"), school, "2026-11-22").documents[0];
}

function textIn(document: ReturnType<typeof make>): string {
  const [block] = document?.blocks ?? [];
  return block?.kind === "clause" ? block.lines.map((line) => plainText(line)).join(" ") : "";
}

test("a clause is filled with answers and the newest month of its rules; what was not typed is a blank", () => {
  expect(textIn(make("br-public"))).toBe("Ask the head at ____ (desk). Read in August 2026.");
  expect(make("br-public")).toMatchObject({
    title: "Letter of ____ (school)",
    ending: "Draft of 22 November 2026.",
  });
});

test("a typed text stays as it is, also where it looks like a place to fill", () => {
  expect(textIn(make("br-public", [CLAUSE], "{responsible} {nothing}"))).toContain(
    "at {responsible} {nothing}.",
  );
});

test("a school is shown the rules of its own place and stages and no other", () => {
  const rulesAt = (place: string) => make(place)?.rulesRead.map(({ title }) => title);
  expect(rulesAt("br-public")).toEqual(["Law"]);
  expect(rulesAt("scotland-public")).toEqual(["Act"]);
  expect(rulesAt("other-public")).toEqual([]);
});

test("a clause with two conditions of which one must hold stands where either does", () => {
  const either: ClauseRecord = { ...CLAUSE, either: [{ at: ["eu"] }, { responsible: ["team"] }] };
  expect(make("eu-public", [either])).toBeDefined();
  expect(make("br-public", [either])).toBeUndefined();
});

test("a clause that names no rule of the site, or a place that nothing fills, is an error", () => {
  expect(() => toKit({ ...SOURCES, clauses: [{ ...CLAUSE, rules: ["gone"] }] }, "en")).toThrow("gone");
  expect(() => fillText("{nothing}", { texts: {}, blanks: WORDS.blanks })).toThrow("nothing");
});
