import { expect, test } from "vitest";
import { parseListQuery } from "~/lib/filterable-list";
import { RULES_FOR_TESTS } from "./rule-for-tests";
import { RULE_LIST } from "./rule-query";
import { toRuleRow } from "./rule-row";
import { toUnknownPlaces } from "./unknown-places";

const ITEMS = RULES_FOR_TESTS.map((rule) => RULE_LIST.toItem(toRuleRow(rule, "en")));

const parse = (search: string) => parseListQuery(RULE_LIST, search);

test("a state or a network of which nothing of its own is known is named", () => {
  const unknown = (search: string) => toUnknownPlaces(ITEMS, parse(search));
  expect(unknown("")).toEqual({ state: null, network: null });
  expect(unknown("uf=BA&network=state")).toEqual({ state: null, network: null });
  expect(unknown("uf=SP")).toEqual({ state: "SP", network: null });
  expect(unknown("uf=SP&network=municipal")).toEqual({ state: "SP", network: "municipal" });
});
