import { expect, test } from "vitest";
import { parseListQuery, toSearch } from "~/lib/filterable-list";
import { type TagMeanings, withKnownTags } from "./known-tags";
import { resourceForTest } from "./resource-for-tests";
import { RESOURCE_LIST } from "./resource-list";

const parse = (search: string) => parseListQuery(RESOURCE_LIST, search);
const items = (...tags: string[]) => [RESOURCE_LIST.toItem(resourceForTest({ tags }))];

test("tags of the other language become the page's own, unknown ones are dropped, parts of a tag stay", () => {
  const meanings = {
    findTwin: (tag: string) => (tag === "Writing" ? "Escrita" : null),
    findFilter: () => null,
  };
  const asked = parse("tag=Writing&tag=zzz&tag=planejamento");
  const query = withKnownTags(asked, items("Escrita", "Planejamento de aulas"), meanings);
  expect(query.getAll("tag")).toEqual(["Escrita", "planejamento"]);
});

test("an old address with a tag that a filter says now has the filter, unless the list still has the tag", () => {
  const meanings: TagMeanings = { findTwin: () => null, findFilter: () => "free" };
  const old = withKnownTags(parse("tag=Gratuito&q=aula"), items("Escrita"), meanings);
  expect(toSearch(old)).toBe("?q=aula&free=1");
  expect(toSearch(withKnownTags(parse("tag=Gratuito"), items("Gratuito"), meanings))).toBe("?tag=Gratuito");
});
