import { expect, test } from "vitest";
import { toComing } from "./coming-dates";
import { RULE_KINDS } from "./rule";
import { ruleForTests } from "./rule-for-tests";
import {
  beginsOpen,
  endOfDate,
  findAgeDate,
  groupRules,
  isHearsay,
  RULE_RECHECK_DAYS,
  toRuleRow,
} from "./rule-row";

test("a row says in the language of the page who is bound, what the text asks and what is advised", () => {
  expect(toRuleRow(ruleForTests({}), "pt-br")).toMatchObject({
    title: "Some law (pt-br)",
    bound: "Schools (pt-br)",
    asks: "Do not (pt-br).",
    advice: "Better not (pt-br).",
    parts: [],
  });
});

test("a question has the rules of the first country first, and there what binds before what advises", () => {
  const rules = [
    ruleForTests({ id: "advice", kind: "advice" }),
    ruleForTests({ id: "abroad", country: "UK", kind: "law" }),
    ruleForTests({ id: "bill", kind: "bill" }),
    ruleForTests({ id: "law", kind: "law" }),
    ruleForTests({ id: "other", kind: "law", topic: "phones" }),
  ];
  const groups = groupRules(rules, ["BR", "UK"], "en");
  expect(groups.map(({ topic, rows }) => [topic, rows.map(({ id }) => id)])).toEqual([
    ["data", ["law", "advice", "bill", "abroad"]],
    ["phones", ["other"]],
  ]);
});

test("the clock of a kind is the shorter, the sooner such a text changes", () => {
  const days = RULE_KINDS.map((kind) => [kind, RULE_RECHECK_DAYS[kind]]);
  expect(Object.fromEntries(days)).toEqual({
    law: 365,
    regulation: 365,
    advice: 365,
    "law-later": 180,
    money: 180,
    "statutory-guidance": 180,
    "exam-rules": 180,
    policy: 180,
    bill: 60,
    approved: 30,
  });
});

test("what others said of a rule is known as hearsay, and a bare year dates no text", () => {
  expect(isHearsay("news")).toBe(true);
  expect(isHearsay("third-party-notes")).toBe(true);
  expect(isHearsay("copy-of-official-text")).toBe(false);
  expect(findAgeDate({ sourceDate: "2026" })).toBeNull();
  expect(findAgeDate({ sourceDate: null })).toBeNull();
  expect(findAgeDate({ sourceDate: "2026-08" })).toBe("2026-08");
  expect([endOfDate("2026"), endOfDate("2027-01"), endOfDate("2026-12-02")]).toEqual([
    "2026-12",
    "2027-01",
    "2026-12-02",
  ]);
});

test("what is to come is what has not passed, the nearest first", () => {
  const rows = [
    ruleForTests({ id: "old", deadline: null }),
    ruleForTests({ id: "new", deadline: "2027-12-02" }),
    ruleForTests({ id: "month", deadline: "2026-12" }),
  ].map((rule) => toRuleRow(rule, "en"));
  expect(toComing(rows, "2026-12-31").map(({ ruleId }) => ruleId)).toEqual(["month", "new"]);
  expect(toComing(rows, "2027-01-01").map(({ ruleId }) => ruleId)).toEqual(["new"]);
});

test("a phone begins with every group open where the filters left few rules", () => {
  expect([beginsOpen(15, 60), beginsOpen(16, 60), beginsOpen(9, 9)]).toEqual([true, false, false]);
});
