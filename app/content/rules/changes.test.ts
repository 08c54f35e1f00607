import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import type { RuleChange } from "~/features/changes/core/rule-change";
import { type Rule, toState } from "~/features/rules/core/rule";
import { RULE_CHANGES } from "./changes.server";
import { RULES } from "./rules.server";

type Standing = RuleChange["rules"][number]["now"];

const written = ({ state, since, deadline }: Standing) => `${state} ${since ?? "-"} ${deadline ?? "-"}`;
const toStanding = (rule: Rule) => written({ ...rule, state: toState(rule) });

/** Each rule as it was when the page opened. Nothing is ever changed or added there: changes are entries. */
const OPENING = readFileSync(new URL("../../../tests/fixtures/rules/opening.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** Latest words of the feed about each rule. */
function announced(changes: readonly RuleChange[]): Map<string, string> {
  const opening = OPENING.map((line) => [
    line.slice(0, line.indexOf(" ")),
    line.slice(line.indexOf(" ") + 1),
  ]);
  const later = changes.flatMap(({ rules }) => rules.map(({ id, now }) => [id, written(now)]));
  return new Map([...opening, ...later].map(([id = "", standing = ""]) => [id, standing]));
}

const unannounced = (rules: readonly Rule[], changes: readonly RuleChange[]) =>
  rules.filter((rule) => announced(changes).get(rule.id) !== toStanding(rule)).map(({ id }) => id);

test("a rule that changes its state or a date, and a new one, has its entry in the feed", () => {
  expect(unannounced(RULES, RULE_CHANGES)).toEqual([]);
});

test("a change without its entry would be seen, also a second one of the same rule", () => {
  const [first] = RULES;
  if (first === undefined) throw new Error("no rules");
  const changed: Rule = { ...first, kind: "law", since: "2026-12-01" };
  const entry: RuleChange = {
    on: "2026-12-01",
    rules: [{ id: first.id, now: { ...changed, state: "in-force" } }],
    text: { en: "In force.", "pt-br": "Em vigor." },
  };
  expect(unannounced([changed], RULE_CHANGES)).toEqual([first.id]);
  expect(unannounced([changed], [...RULE_CHANGES, entry])).toEqual([]);
  expect(unannounced([{ ...changed, deadline: "2027" }], [...RULE_CHANGES, entry])).toEqual([first.id]);
  expect(unannounced([{ ...first, id: "new-rule" }], RULE_CHANGES)).toEqual(["new-rule"]);
});

test("entries stand in the order of their days, are about rules that exist, and have words in every language", () => {
  const days = RULE_CHANGES.map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
  for (const { on, rules, text } of RULE_CHANGES) {
    expect(on).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const { id } of rules) expect(RULES.map((rule) => rule.id)).toContain(id);
    for (const locale of LOCALES) expect(text[locale].length, `${on} ${locale}`).toBeGreaterThan(10);
  }
});
