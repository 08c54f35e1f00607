import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { BOOK_RESOURCES } from "~/content/book-resources/book-resources.server";
import { HUB_TASKS } from "~/content/hub.server";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { LAW_MATTERS } from "~/features/rules/core/law-line";
import { RULE_KINDS, toState, toWording } from "~/features/rules/core/rule";
import { getLawLine } from "~/features/rules/io/law-lines.server";
import {
  FEEDBACK_CODE_ID,
  HUB_TASK_LAWS,
  LAW_MATTER_RULES,
  MARKING_TOOL_IDS,
  RULES_CODE_IDS,
} from "./law-matters.server";
import { ruleSchema } from "./rule-schema";
import { NAMED_RULES, RULES } from "./rules.server";

test("every rule is complete, in every language, under an id of its own", () => {
  for (const rule of RULES) expect(ruleSchema.safeParse(rule).error?.issues ?? [], rule.id).toEqual([]);
  expect(new Set(NAMED_RULES.map(({ id }) => id)).size).toBe(NAMED_RULES.length);
  expect(RULES.length).toBeGreaterThanOrEqual(60);
  for (const kind of RULE_KINDS)
    expect(
      RULES.some((rule) => rule.kind === kind),
      kind,
    ).toBe(true);
});

/** Words that order. A text that is not law may not use them. */
const ORDERS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(must|shall|has to|have to|is required|are required|compulsory|is banned|are banned|forbidden|illegal)\b/i,
  "pt-br":
    /(?<!\p{L})(deve|devem|tem de|têm de|obrigatóri[oa]s?|é proibid[oa]|são proibid[oa]s|é vedad[oa]|ilegal)(?!\p{L})/iu,
};

test("a draft, guidance or a rule that waits is never worded as a duty", () => {
  const waiting = NAMED_RULES.filter((rule) => toState(rule) !== "in-force" || rule.confidence === "low");
  expect(waiting.length).toBeGreaterThan(10);
  for (const rule of waiting)
    for (const locale of LOCALES) {
      const { isDuty, text } = toWording(rule, locale);
      expect(isDuty, rule.id).toBe(false);
      expect(text, `${rule.id} ${locale}`).not.toMatch(ORDERS[locale]);
      // A law whose duties start later does order, on its day.
      if (toState(rule) !== "in-force-later")
        expect(rule.asks[locale], `${rule.id} ${locale}`).not.toMatch(ORDERS[locale]);
    }
});

test("a text that orders is known by its words, in every language", () => {
  expect("Teachers must mark.").toMatch(ORDERS.en);
  expect("O professor deve corrigir.").toMatch(ORDERS["pt-br"]);
  expect("Devemos pensar").not.toMatch(ORDERS["pt-br"]);
});

test("no rule carries another's words between quotation marks", () => {
  for (const { id, advice, asks, bound, note, title } of NAMED_RULES)
    expect([note, ...[advice, asks, bound, title].flatMap(Object.values)].join(" "), id).not.toMatch(
      /["“”«»]/,
    );
});

test("every matter has a rule in every language, and stands beside things that exist", () => {
  for (const matter of LAW_MATTERS)
    for (const locale of LOCALES)
      expect(getLawLine(matter, locale).id).toBe(LAW_MATTER_RULES[matter][locale]);
  for (const id of MARKING_TOOL_IDS) expect(findResource(id, "en"), id).not.toBeNull();
  expect(BOOK_RESOURCES.map(({ id }) => id)).toContain(FEEDBACK_CODE_ID);
  for (const id of RULES_CODE_IDS) expect(BOOK_RESOURCES.map((code) => code.id)).toContain(id);
  for (const task of Object.keys(HUB_TASK_LAWS))
    expect(HUB_TASKS.map(({ id }) => String(id))).toContain(task);
});

test("what is read with low confidence orders nothing, in any language", () => {
  const unsure = RULES.filter(({ confidence }) => confidence === "low");
  expect(unsure.length).toBeGreaterThan(0);
  for (const rule of unsure) {
    for (const locale of LOCALES) expect(rule.advice[locale], rule.id).not.toMatch(ORDERS[locale]);
  }
});

test("no rule was read on a day that is still to come", () => {
  // The rules were gathered in that month; a machine whose clock is behind it proves nothing.
  const latest = ["2026-11", new Date().toISOString().slice(0, 7)].sort().at(-1) ?? "";
  const read = RULES.map(({ id, sourceDate, collectedMonth }) => ({
    id,
    dates: [sourceDate, collectedMonth],
  }));
  const early = read.filter(({ dates }) => dates.some((date) => (date ?? "").slice(0, 7) > latest));
  expect(early.map(({ id }) => id)).toEqual([]);
});
