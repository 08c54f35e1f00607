import { expect, test } from "vitest";
import { listViewPath, parseListView } from "~/addresses/list-views";
import { parseChosenList, SHEET_ITEMS_MAX } from "./chosen-list";

function parse(search: string) {
  return parseChosenList(
    new URLSearchParams(search),
    (id) => (id.startsWith("x") ? null : id),
    SHEET_ITEMS_MAX,
  );
}

test("a list survives its link, view and title included", () => {
  const named = { ids: ["chatgpt", "book-aima-pt"], title: "Oficina de IA & ética, 8º ano" };
  const path = listViewPath("sheet", "pt-br", named);
  expect(path).toMatch(/^\/pt-br\/favourites\?ids=chatgpt,book-aima-pt&view=sheet&title=/);
  const { search, searchParams } = new URL(path, "https://site.example");
  expect(parseListView(searchParams)).toBe("sheet");
  expect(parse(search)).toEqual({
    title: "Oficina de IA & ética, 8º ano",
    ids: ["chatgpt", "book-aima-pt"],
    unknown: [],
    unknownIds: [],
    omittedIds: [],
  });
});

test("the list itself is what any other view leads to, and a former address has its view last", () => {
  expect(listViewPath("list", "en")).toBe("/favourites");
  expect(listViewPath("compare", "en", { ids: [] })).toBe("/favourites?ids=&view=compare");
  for (const [search, view] of [
    ["", "list"],
    ["view=table", "list"],
    ["view=compare", "compare"],
    ["view=compare&ids=a&view=sheet", "sheet"],
  ] as const)
    expect([search, parseListView(new URLSearchParams(search))]).toEqual([search, view]);
});

test("ids may be repeated, mixed in case and sent as several parameters; each item stands once", () => {
  expect(parse("ids=A,,b,%20a&ids=B,c").ids).toEqual(["a", "b", "c"]);
  expect(parse("ids=a&ids=https://example.org/r/Canva").ids).toEqual(["a", "canva"]);
});

test("unknown and impossible ids are said back; only what is spelt like an id is kept", () => {
  expect(parse("ids=a,x1,X1,%3Cscript%3E,b%00")).toMatchObject({
    ids: ["a"],
    unknown: ["x1", "<script>", "b"],
    unknownIds: ["x1"],
  });
  const long = `!${"long".repeat(100)}`;
  expect(parse(`ids=${long}`).unknown).toEqual([long.slice(0, 40)]);
  const many = Array.from({ length: 500 }, (_, index) => `x${index}`);
  expect(parse(`ids=${many.join(",")}`).unknown).toHaveLength(SHEET_ITEMS_MAX);
});

test("a sheet has a limit, and says which items it left out", () => {
  const ids = Array.from({ length: SHEET_ITEMS_MAX + 5 }, (_, index) => `id-${index}`);
  const sheet = parse(`ids=${ids.join(",")}&title=${"t".repeat(10_240)}`);
  expect(sheet.ids).toHaveLength(SHEET_ITEMS_MAX);
  expect(sheet.omittedIds).toEqual(ids.slice(-5));
  expect(sheet.title).toHaveLength(120);
});

test("no ids at all is an empty list", () => {
  expect(parse("")).toEqual({ title: "", ids: [], unknown: [], unknownIds: [], omittedIds: [] });
});
