import { expect, test } from "vitest";
import { resourceForTest } from "./resource-for-tests";
import {
  clearFilters,
  EMPTY_RESOURCE_QUERY,
  isFiltered,
  parseResourceQuery,
  type TagMeanings,
  toggleTag,
  toSearchParams,
  withKnownTags,
} from "./resource-query";

function withTags(...tags: string[]) {
  return resourceForTest({ tags });
}

function parse(search: string) {
  return parseResourceQuery(new URLSearchParams(search));
}

test("an address with every parameter survives reading and writing", () => {
  const search =
    "q=plano+de+aula&group=general-ai&category=book&tag=Escrita&tag=V%C3%ADdeo&free=1&pt=1&pupils=1&offer=1&noaccount=1&notraining=1&view=list";
  expect(toSearchParams(parse(search)).toString()).toBe(search);
});

test("equal queries write the same address whatever the order they came in", () => {
  expect(toSearchParams(parse("view=list&tag=b&q=x&free=on")).toString()).toBe("q=x&tag=b&free=1&view=list");
});

test("unknown, empty and repeated values degrade to the unfiltered list", () => {
  expect(parse("category=zzz&view=carousel&group=&free=no&tag=&q=%20%09&unknown=1")).toEqual(
    EMPTY_RESOURCE_QUERY,
  );
  expect(parse("category=BOOK&category=site").category).toBe("book");
  expect(parse("tag=Escrita&tag=ESCRITA&tag=escrita").tags).toEqual(["Escrita"]);
});

test("a 10 kB text, NUL and a hundred tags are bounded", () => {
  const query = parse(`q=${"a".repeat(10_240)}&${"tag=x%00y&".repeat(100)}tag=${"b".repeat(9000)}`);
  expect(query.text).toHaveLength(200);
  expect(query.tags).toEqual(["xy"]);
});

test("view and tool group alone are no filter and survive clearing", () => {
  const query = parse("q=x&tag=y&free=1&view=list&group=coding-tools");
  expect(isFiltered(query)).toBe(true);
  expect(isFiltered(clearFilters(query))).toBe(false);
  expect(toSearchParams(clearFilters(query)).toString()).toBe("group=coding-tools&view=list");
});

test("a tag toggles off again in any spelling", () => {
  const on = toggleTag(EMPTY_RESOURCE_QUERY, "Avaliação");
  expect(on.tags).toEqual(["Avaliação"]);
  expect(toggleTag(on, "avaliacao").tags).toEqual([]);
});

test("tags of the other language become the page's own, unknown ones are dropped, parts of a tag stay", () => {
  const cards = [withTags("Escrita", "Planejamento de aulas")];
  const meanings = {
    findTwin: (tag: string) => (tag === "Writing" ? "Escrita" : null),
    findFilter: () => null,
  };
  const query = withKnownTags(parse("tag=Writing&tag=zzz&tag=planejamento"), cards, meanings);
  expect(query.tags).toEqual(["Escrita", "planejamento"]);
});

test("an old address with a tag that a filter says now has the filter, unless the list still has the tag", () => {
  const meanings: TagMeanings = { findTwin: () => null, findFilter: () => "free" };
  const old = withKnownTags(parse("tag=Gratuito&q=aula"), [withTags("Escrita")], meanings);
  expect(toSearchParams(old).toString()).toBe("q=aula&free=1");
  expect(withKnownTags(parse("tag=Gratuito"), [withTags("Gratuito")], meanings)).toEqual(
    parse("tag=Gratuito"),
  );
});
