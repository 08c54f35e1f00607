import { expect, test } from "vitest";
import { getPageRow } from "~/addresses/addresses";
import { filterItems, listParameters, parseListQuery, toSearch } from "~/lib/filterable-list";
import { RULES_FOR_TESTS } from "./rule-for-tests";
import { RULE_LIST } from "./rule-query";
import { toRuleRow } from "./rule-row";

const ITEMS = RULES_FOR_TESTS.map((rule) => RULE_LIST.toItem(toRuleRow(rule, "en")));

const parse = (search: string) => parseListQuery(RULE_LIST, search);
const idsFor = (search: string) => filterItems(RULE_LIST, ITEMS, parse(search)).map(({ id }) => id);

test("an address narrows the list by country, stage and kind, and by all of them together", () => {
  expect(idsFor("")).toEqual(["federal", "bahia", "public", "english"]);
  expect(idsFor("country=br")).toEqual(["federal", "bahia", "public"]);
  expect(idsFor("stage=primary")).toEqual(["federal", "bahia", "english"]);
  expect(idsFor("kind=advice")).toEqual(["english"]);
  expect(idsFor("country=BR&stage=adult&kind=law")).toEqual(["federal"]);
  expect(idsFor("country=uk&kind=bill")).toEqual([]);
});

test("a network or a state has its own rules and those of all of Brazil, and none of another country", () => {
  expect(idsFor("network=state")).toEqual(["federal", "bahia", "public"]);
  expect(idsFor("network=municipal")).toEqual(["federal", "public"]);
  expect(idsFor("network=private")).toEqual(["federal"]);
  expect(idsFor("uf=ba")).toEqual(["federal", "bahia", "public"]);
  expect(idsFor("uf=SP&network=private")).toEqual(["federal"]);
});

test("what an address should not hold is as if it were not there", () => {
  expect(idsFor("country=atlantis&stage=&kind=%00&uf=XX&country=uk")).toEqual(ITEMS.map(({ id }) => id));
});

test("the page of rules understands the query of its list", () => {
  expect(getPageRow("rules").query).toEqual(listParameters(RULE_LIST));
});

test("equal lists share one address", () => {
  expect(toSearch(parse("kind=bill&uf=sp&country=BR&other=1"))).toBe("?country=br&uf=SP&kind=bill");
  expect(toSearch(parse(""))).toBe("");
});
