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
  reasons: ["trust"],
  rules: ["br-law", "uk-law"],
};

const EMPTY_TITLES = {
  policy: "",
  letter: "Letter of {school}",
  "agreement-young": "",
  "agreement-lower": "",
  "agreement-upper": "",
  scale: "",
  inventory: "",
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
  consent: { heading: "", answers: [], lines: [] },
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
  modelFrom: { BR: "model from Brazil", UK: "model from the UK", EU: "", US: "" },
  forLawyer: "",
  ending: "Draft of {today}.",
};

const REASON = { en: "It helps.", "pt-br": "Ajuda." };
const SOURCES: KitSources = {
  clauses: [CLAUSE],
  warnings: [],
  reasons: {
    "own-thinking": REASON,
    "process-evidence": REASON,
    "least-data": REASON,
    equity: REASON,
    clarity: REASON,
    "shared-norms": REASON,
    trust: REASON,
    development: REASON,
    "guided-autonomy": REASON,
    "feedback-relationship": REASON,
    accountability: REASON,
    detectors: REASON,
  },
  rules: [
    {
      id: "br-law",
      title: "Law",
      country: "BR",
      basis: "in force",
      href: "/rules#law",
      sourceDate: "2026-08-22",
    },
    { id: "uk-law", title: "Act", country: "UK", basis: "in force", href: "/rules#law", sourceDate: "2025" },
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

test("a school reads the rules of its country; a clause without other ground names those of elsewhere as models", () => {
  const rulesAt = (place: string, clause: ClauseRecord) =>
    make(place, [clause])?.rulesRead.map(({ title }) => title);
  expect(rulesAt("br-public", CLAUSE)).toEqual(["Law"]);
  expect(rulesAt("uk-state", CLAUSE)).toEqual(["Act"]);
  expect(rulesAt("other-public", CLAUSE)).toEqual([]);
  expect(rulesAt("other-public", { ...CLAUSE, reasons: [] })).toEqual([
    "Law (model from Brazil)",
    "Act (model from the UK)",
  ]);
  expect(rulesAt("uk-state", { ...CLAUSE, reasons: [], rules: ["br-law"] })).toEqual([
    "Law (model from Brazil)",
  ]);
});

test("a clause that names no rule of the site, or a place that nothing fills, is an error", () => {
  expect(() => toKit({ ...SOURCES, clauses: [{ ...CLAUSE, rules: ["gone"] }] }, "en")).toThrow("gone");
  expect(() => fillText("{nothing}", { texts: {}, blanks: WORDS.blanks })).toThrow("nothing");
});
