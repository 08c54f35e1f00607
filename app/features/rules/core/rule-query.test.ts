import { expect, test } from "vitest";
import { filterItems, parseListQuery, toSearch } from "~/lib/filterable-list";
import { type FilteredRule, RULE_LIST } from "./rule-query";

const RULES: readonly FilteredRule[] = [
  { id: "one", country: "BR", stages: ["primary", "adult"], state: "in-force" },
  { id: "two", country: "BR", stages: ["upper-secondary"], state: "draft" },
  { id: "three", country: "UK", stages: ["primary"], state: "guidance" },
];

const parse = (search: string) => parseListQuery(RULE_LIST, search);
const idsFor = (search: string) =>
  filterItems(RULE_LIST, RULES.map(RULE_LIST.toItem), parse(search)).map(({ id }) => id);

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

test("equal lists share one address", () => {
  expect(toSearch(parse("state=draft&country=BR&other=1"))).toBe("?country=br&state=draft");
  expect(toSearch(parse(""))).toBe("");
});
