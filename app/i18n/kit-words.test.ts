import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { ruleForTests } from "~/features/rules/core/rule-for-tests";
import { getKit } from "~/features/school-kit/io/kit.server";
import { ruleBasis } from "./kit-words";
import { ruleForSigning } from "./law-words";
import { toolFactsMessages } from "./messages/tool-facts";

test("what a head signs says of each rule its state and month; online it says, too, where it is hearsay or unsure", () => {
  const rule = ruleForTests({
    kind: "approved",
    since: "2026-09-01",
    sourceDate: "2026-09-19",
    sourceType: "third-party-notes",
    confidence: "low",
  });
  expect(LOCALES.map((locale) => ruleBasis(rule, locale))).toEqual([
    "approved in Sep 2026, not yet in force; text read: Sep 2026; based on a summary we could not verify; not certain",
    "texto aprovado em 09/2026, ainda não em vigor; texto lido: 09/2026; baseada em um resumo que não conseguimos conferir; sem certeza",
  ]);
  expect(LOCALES.map((locale) => ruleForSigning(rule, locale))).toEqual([
    "approved in Sep 2026, not yet in force; text read: Sep 2026",
    "texto aprovado em 09/2026, ainda não em vigor; texto lido: 09/2026",
  ]);
  const sure = ruleForTests({ sourceType: "official-text", confidence: "high", sourceDate: null });
  expect(LOCALES.map((locale) => ruleBasis(sure, locale).split("; ").slice(1))).toEqual([
    ["text read: undated"],
    ["texto lido: sem data"],
  ]);
});

/** The month of a text, or that it bears none. */
const MONTH = { en: /\b(?:\w{3,9} \d{4}|undated)\)?$/, "pt-br": /(?:\d{4}|sem data)\)?$/ };

test("the inventory has each tool's age, consent and training, with what says so and its month", () => {
  for (const locale of LOCALES) {
    const { questions } = toolFactsMessages[locale];
    const { tools } = getKit(locale);
    expect(tools.length).toBeGreaterThan(40);
    for (const { id, facts } of tools)
      for (const { source } of facts) if (source !== "") expect(source, id).toMatch(MONTH[locale]);
    const labels = tools.find(({ id }) => id === "gemini")?.facts.map(({ label }) => label) ?? [];
    for (const question of ["minimumAge", "guardianConsent", "trainsOnInputs"] as const)
      expect(labels).toContain(questions[question]);
    const sourced = tools.filter(({ facts }) => facts.some(({ source }) => source !== ""));
    expect(sourced.length).toBeGreaterThan(tools.length / 2);
  }
});
