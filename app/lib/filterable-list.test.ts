import { expect, test } from "vitest";
import {
  ANY_WORDS,
  APART,
  clearFilters,
  countValues,
  filterBeside,
  filterItems,
  isFiltered,
  type ListFilters,
  type ListItem,
  listParameters,
  parseListQuery,
  SWITCH,
  toFacets,
  toggleTag,
  toSearch,
  withChoice,
} from "./filterable-list";

const LIST: ListFilters = {
  id: "list",
  choices: {
    place: ["north", "south"],
    level: ["Beginner", "Advanced"],
    tag: ANY_WORDS,
    free: SWITCH,
    view: ["list"],
  },
  kept: ["place", "view"],
  looks: ["view"],
};

function item(
  id: string,
  values: Parameters<typeof toFacets>[0] = {},
  words: readonly string[] = [],
): ListItem {
  return { id, title: id, words, facets: toFacets(values) };
}

const parse = (search: string) => parseListQuery(LIST, search);
const idsFor = (items: readonly ListItem[], search: string, list = LIST) =>
  filterItems(list, items, parse(search)).map(({ id }) => id);

test("equal queries write the same address whatever the order they came in, with every parameter", () => {
  expect(toSearch(parse("view=LIST&tag=b&other=1&q=x&free=on"))).toBe("?q=x&tag=b&free=1&view=list");
  const whole = "?q=plano+de+aula&place=north&level=Beginner&tag=V%C3%ADdeo&tag=b&free=1&view=list";
  expect(toSearch(parse(whole))).toBe(whole);
  expect(listParameters(LIST)).toEqual(["q", "place", "level", "tag", "free", "view"]);
});

test("unknown, empty and repeated values degrade to the whole list", () => {
  expect(toSearch(parse("level=zzz&view=carousel&place=&free=no&tag=&q=%20%09&unknown=1"))).toBe("");
  expect(parse("level=BEGINNER&level=Advanced").get("level")).toBe("Beginner");
  expect(parse("tag=Escrita&tag=ESCRITA&tag=escrita").getAll("tag")).toEqual(["Escrita"]);
});

test("a 10 kB text, NUL and a hundred tags are bounded", () => {
  const query = parse(`q=${"a".repeat(10_240)}&${"tag=x%00y&".repeat(100)}tag=${"b".repeat(9000)}`);
  expect(query.get("q")).toHaveLength(200);
  expect(query.getAll("tag")).toEqual(["xy"]);
});

test("place and look alone are no filter and survive clearing", () => {
  const query = parse("q=x&tag=y&free=1&view=list&place=north");
  expect(isFiltered(LIST, query)).toBe(true);
  expect(toSearch(clearFilters(LIST, query))).toBe("?place=north&view=list");
  expect(isFiltered(LIST, clearFilters(LIST, query))).toBe(false);
});

test("a choice takes the place of the one before, and an unknown one takes it away", () => {
  const query = parse("level=Beginner&q=x");
  expect(toSearch(withChoice(LIST, query, "level", "Advanced"))).toBe("?q=x&level=Advanced");
  expect(toSearch(withChoice(LIST, query, "level", "all"))).toBe("?q=x");
});

test("a tag toggles off again in any spelling", () => {
  const on = toggleTag(LIST, parse("tag=a"), "Avaliação");
  expect(on.getAll("tag")).toEqual(["a", "Avaliação"]);
  expect(toggleTag(LIST, on, "avaliacao").getAll("tag")).toEqual(["a"]);
});

test("an item is kept by each of its values, by every value where it names none, and by no look", () => {
  const items = [
    item("one", { place: ["north"], level: ["Beginner"] }),
    item("every", { place: ["north", "south"], level: true, free: SWITCH }),
    item("none"),
  ];
  expect(idsFor(items, "")).toEqual(["one", "every", "none"]);
  expect(idsFor(items, "view=list")).toEqual(["one", "every", "none"]);
  expect(idsFor(items, "level=beginner")).toEqual(["one", "every"]);
  expect(idsFor(items, "level=Advanced")).toEqual(["every"]);
  expect(idsFor(items, "place=north&level=Beginner&free=1")).toEqual(["every"]);
});

test("any one of several tags is enough, also as a part of a longer tag, and a text finds them", () => {
  const items = [
    item("writing", { tag: ["Creative writing"] }),
    item("video", { tag: ["Vídeo"] }),
    item("other", { tag: ["Data"] }),
  ];
  expect(idsFor(items, "tag=WRITING&tag=video")).toEqual(["writing", "video"]);
  expect(idsFor(items, "q=video")).toEqual(["video"]);
});

test("a text is looked for in title and words; titles come first only where the list says so", () => {
  const items = [item("b", {}, ["Para o mapa"]), item("MAPÃ"), item("c")];
  expect(idsFor(items, "q=mapa")).toEqual(["b", "MAPÃ"]);
  expect(idsFor(items, "q=mapa", { ...LIST, titlesFirst: true })).toEqual(["MAPÃ", "b"]);
  expect(idsFor(items, "q=.*")).toEqual([]);
});

test("an item that stands apart is in the list only while something is asked for", () => {
  const items = [{ ...item("apart"), facets: [APART] }, item("in")];
  expect(idsFor(items, "")).toEqual(["in"]);
  expect(idsFor(items, "place=north&view=list")).toEqual([]);
  expect(idsFor(items, "q=a")).toEqual(["apart"]);
});

test("a value chooses from what everything else in the query leaves", () => {
  const items = [
    item("both", { place: ["north"], tag: ["Video"], free: SWITCH }),
    item("paid", { place: ["north"], tag: ["Video"] }),
    item("south", { place: ["south"], free: SWITCH }),
  ];
  const beside = (name: string) =>
    filterBeside(LIST, items, parse("place=north&tag=other&free=1"), name).map(({ id }) => id);
  expect(beside("tag")).toEqual(["both"]);
  expect(beside("free")).toEqual([]);
  expect(filterBeside(LIST, items, parse("tag=video&free=1"), "free").map(({ id }) => id)).toEqual([
    "both",
    "paid",
  ]);
});

test("values are counted in the order of the items", () => {
  const items = [item("a", { place: ["south"] }), item("b", { place: ["north", "south"] })];
  expect([...countValues(items, "place")]).toEqual([
    ["south", 2],
    ["north", 1],
  ]);
});
