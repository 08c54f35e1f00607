import { expect, test } from "vitest";
import { KIT_ITEMS_MAX, parseKit, toKitSearch } from "./kit-link";

function parse(search: string) {
  return parseKit(new URLSearchParams(search), (id) => (id.startsWith("x") ? null : id));
}

test("a kit survives its link, title included", () => {
  const search = toKitSearch(["chatgpt", "book-aima-pt"], "Oficina de IA & ética, 8º ano");
  expect(search).toMatch(/^ids=chatgpt,book-aima-pt&title=/);
  expect(parse(search)).toEqual({
    title: "Oficina de IA & ética, 8º ano",
    ids: ["chatgpt", "book-aima-pt"],
    unknown: [],
    unknownIds: [],
    omittedIds: [],
  });
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
  expect(parse(`ids=${many.join(",")}`).unknown).toHaveLength(KIT_ITEMS_MAX);
});

test("a kit has a limit, and says which items it left out", () => {
  const ids = Array.from({ length: KIT_ITEMS_MAX + 5 }, (_, index) => `id-${index}`);
  const kit = parse(`ids=${ids.join(",")}&title=${"t".repeat(10_240)}`);
  expect(kit.ids).toHaveLength(KIT_ITEMS_MAX);
  expect(kit.omittedIds).toEqual(ids.slice(-5));
  expect(kit.title).toHaveLength(120);
  expect(toKitSearch(ids, "").split(",")).toHaveLength(KIT_ITEMS_MAX);
});

test("a link that moves favourites may hold more", () => {
  const ids = Array.from({ length: KIT_ITEMS_MAX + 5 }, (_, index) => `id-${index}`);
  const params = new URLSearchParams(toKitSearch(ids, "", 200));
  expect(parseKit(params, (id) => id, 200).ids).toEqual(ids);
});

test("no ids at all is an empty kit", () => {
  expect(parse("")).toEqual({ title: "", ids: [], unknown: [], unknownIds: [], omittedIds: [] });
});
