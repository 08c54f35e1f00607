import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { TOOL_EVIDENCE, TOOLS } from "~/features/catalogue/io/catalogue.server";
import { listLaxLeads } from "~/features/evidence/core/strictest-lead";
import { NOT_FOUND, QUESTIONS, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import { ASKED_TOOLS } from "./asked-tools.server";
import { toolEvidenceSchema } from "./evidence-schema";

test("every tool has its evidence, and nothing else has", () => {
  expect(TOOL_EVIDENCE.map(({ id }) => id)).toEqual(TOOLS.map(({ id }) => id));
});

test("every question has an answer, with a text behind it, or says that there is none", () => {
  for (const evidence of [...TOOL_EVIDENCE, ...ASKED_TOOLS.map((asked) => asked.evidence)]) {
    expect(toolEvidenceSchema.safeParse(evidence).error?.issues, evidence.id).toBeUndefined();
    for (const question of QUESTIONS) {
      if (question !== "trainsElsewhere" && question !== "schoolAge")
        expect(evidence[question], `${evidence.id} ${question}`).toBeDefined();
    }
  }
});

const READ = {
  basis: "official",
  kind: "terms",
  document: "Terms",
  address: "https://maker.example/terms",
  month: "2026-07",
  value: { from: 13 },
  text: { en: "13", "pt-br": "13 anos" },
} as const;

/** The first tool with another answer about the age. */
function withAge(minimumAge: object): object {
  return { ...TOOL_EVIDENCE[0], minimumAge };
}

test.each([
  ["without a basis", { ...READ, basis: undefined }],
  ["with a basis that nobody knows", { ...READ, basis: "knowledge" }],
  ["of an official text without its address", { ...READ, address: undefined }],
  [
    "of a third party without an address",
    { ...READ, basis: "third-party", kind: undefined, address: undefined },
  ],
  ["of an official text of no kind", { ...READ, kind: undefined }],
  ["where the text is silent", { ...READ, basis: "not-stated" }],
  ["where nothing was found", { ...NOT_FOUND, value: READ.value, text: READ.text }],
  ["of our own trial without its month", { ...READ, basis: "tried", kind: undefined, month: null }],
  ["in one language", { ...READ, text: { en: "13" } }],
])("no value stands %s", (_, fact) => {
  expect(toolEvidenceSchema.safeParse(withAge(READ)).success).toBe(true);
  expect(toolEvidenceSchema.safeParse(withAge(fact)).success).toBe(false);
});

test("where texts disagree on a tool, the strictest leads", () => {
  expect(TOOL_EVIDENCE.flatMap((tool) => listLaxLeads(tool).map((asked) => `${tool.id} ${asked}`))).toEqual(
    [],
  );
});

test("no text is of a month that is still to come", () => {
  // The first evidence was gathered in that month; a machine whose clock is behind it proves nothing.
  const latest = ["2026-11", new Date().toISOString().slice(0, 7)].sort().at(-1) ?? "";
  const months = TOOL_EVIDENCE.flatMap((evidence: ToolEvidence) =>
    [...QUESTIONS.map((question) => evidence[question]), ...Object.values(evidence.priceIn ?? {})].flatMap(
      (fact) => fact?.month ?? [],
    ),
  );
  expect(months.length).toBeGreaterThan(0);
  expect(months.filter((month) => month > latest)).toEqual([]);
});

/** The numbers of a text, with the decimal comma of Portuguese, too. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(",", ".")));
}

test("a minimum age and a price are what their text says, in every language", () => {
  let compared = 0;
  for (const { id, minimumAge, price, priceIn } of TOOL_EVIDENCE) {
    const ages =
      "value" in minimumAge ? [{ said: minimumAge.text, number: minimumAge.value?.from ?? null }] : [];
    const prices = [price, ...Object.values(priceIn ?? {})].flatMap((fact) =>
      fact !== undefined && "value" in fact ? [{ said: fact.text, number: fact.value?.amount ?? null }] : [],
    );
    for (const { said, number } of [...ages, ...prices])
      for (const locale of number === null ? [] : LOCALES) {
        expect(numbersIn(said[locale]), `${id} ${locale}: ${said[locale]}`).toContain(number);
        compared += 1;
      }
  }
  expect(compared).toBeGreaterThan(100);
});
