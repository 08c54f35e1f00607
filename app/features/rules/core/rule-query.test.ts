import { expect, test } from "vitest";
import {
  type FilteredRule,
  filterRules,
  parseRuleQuery,
  readRuleData,
  toRuleData,
  toRuleSearch,
} from "./rule-query";

const RULES: readonly FilteredRule[] = [
  { id: "one", country: "BR", stages: ["primary", "adult"], state: "in-force" },
  { id: "two", country: "BR", stages: ["upper-secondary"], state: "draft" },
  { id: "three", country: "UK", stages: ["primary"], state: "guidance" },
];

const idsFor = (search: string) =>
  filterRules(RULES, parseRuleQuery(new URLSearchParams(search))).map(({ id }) => id);

test("an address narrows the list by country, stage and state, and by all of them together", () => {
  expect(idsFor("")).toEqual(["one", "two", "three"]);
  expect(idsFor("country=br")).toEqual(["one", "two"]);
  expect(idsFor("stage=primary")).toEqual(["one", "three"]);
  expect(idsFor("state=guidance")).toEqual(["three"]);
  expect(idsFor("country=BR&stage=adult&state=in-force")).toEqual(["one"]);
  expect(idsFor("country=uk&state=draft")).toEqual([]);
});

test("what an address should not hold is as if it were not there", () => {
  expect(idsFor("country=atlantis&stage=&state=%00&country=uk")).toEqual(["one", "two", "three"]);
});

test("equal lists share one address, and it reads back", () => {
  const query = parseRuleQuery(new URLSearchParams("state=draft&country=BR&other=1"));
  expect(toRuleSearch(query)).toBe("?country=br&state=draft");
  expect(parseRuleQuery(new URLSearchParams(toRuleSearch(query)))).toEqual(query);
  expect(toRuleSearch(parseRuleQuery(new URLSearchParams()))).toBe("");
});

test("an element says of its rule what the filters ask", () => {
  for (const rule of RULES) {
    const data = Object.fromEntries(
      Object.entries(toRuleData(rule)).map(([name, value]) => [name.replace("data-", ""), value]),
    );
    expect(readRuleData(rule.id, data, rule.country)).toEqual(rule);
  }
  expect(readRuleData("one", { stages: "primary" }, "BR")).toBeNull();
});
