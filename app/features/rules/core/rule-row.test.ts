import { expect, test } from "vitest";
import { ruleForTests } from "./rule-for-tests";
import { ageDateOf, endOfDate, groupRules, isHearsay, toRuleRow } from "./rule-row";
import { toComing, toTimeline } from "./timeline";

test("a row says what the rule asks, and calls low confidence advice", () => {
  const rule = ruleForTests({ duty: { en: "Do not.", "pt-br": "Não faça." } });
  expect(toRuleRow(rule, "en")).toMatchObject({ isDuty: true, text: "Do not.", title: "Some law (en)" });
  expect(toRuleRow({ ...rule, confidence: "low" }, "pt-br")).toMatchObject({
    isDuty: false,
    text: "Better not (pt-br).",
  });
});

test("a place is named in the language of the page, and a code is the same in all", () => {
  const named = ruleForTests({ region: { en: "England", "pt-br": "Inglaterra" } });
  expect([toRuleRow(named, "en").region, toRuleRow(named, "pt-br").region]).toEqual([
    "England",
    "Inglaterra",
  ]);
  expect(toRuleRow(ruleForTests({ region: "BA" }), "pt-br").region).toBe("BA");
});

test("the countries stand in the order of the language, with all of their rules", () => {
  const rules = [ruleForTests({ id: "one", country: "BR" }), ruleForTests({ id: "two", country: "UK" })];
  const groups = groupRules(rules, ["UK", "BR"], "en");
  expect(groups.map(({ country, rows }) => [country, rows.map(({ id }) => id)])).toEqual([
    ["UK", ["two"]],
    ["BR", ["one"]],
  ]);
});

test("what others said of a rule is known as hearsay, and a bare year dates no text", () => {
  expect(isHearsay("news")).toBe(true);
  expect(isHearsay("third-party-notes")).toBe(true);
  expect(isHearsay("copy-of-official-text")).toBe(false);
  expect(ageDateOf({ sourceDate: "2026" })).toBeNull();
  expect(ageDateOf({ sourceDate: null })).toBeNull();
  expect(ageDateOf({ sourceDate: "2026-08" })).toBe("2026-08");
  expect([endOfDate("2026"), endOfDate("2027-01"), endOfDate("2026-12-02")]).toEqual([
    "2026-12",
    "2027-01",
    "2026-12-02",
  ]);
});

const ROWS = [
  ruleForTests({ id: "old", since: "1998", deadline: null }),
  ruleForTests({ id: "new", since: "2026-03-17", deadline: "2027-12-02" }),
  ruleForTests({ id: "month", since: "2026-02", deadline: "2026-12" }),
  ruleForTests({ id: "undated", since: null, deadline: null }),
].map((rule) => toRuleRow(rule, "en"));

test("the timeline has every date once, the newest year first", () => {
  const years = toTimeline(ROWS).map(({ year, moments }) => [
    year,
    moments.map(({ ruleId, kind }) => `${ruleId} ${kind}`),
  ]);
  expect(years).toEqual([
    ["2027", ["new deadline"]],
    ["2026", ["month since", "new since", "month deadline"]],
    ["1998", ["old since"]],
  ]);
});

test("what is to come is what has not passed, the nearest first", () => {
  expect(toComing(ROWS, "2026-12-31").map(({ ruleId }) => ruleId)).toEqual(["month", "new"]);
  expect(toComing(ROWS, "2027-01-01").map(({ ruleId }) => ruleId)).toEqual(["new"]);
});
