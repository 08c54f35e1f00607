import { expect, test } from "vitest";
import {
  FAVOURITES_MAX,
  mergeFavourites,
  moveFavourite,
  parseFavourites,
  toggleFavourite,
} from "./favourites";

const FULL = Array.from({ length: FAVOURITES_MAX }, (_, index) => `id-${index}`);

test("what was stored comes back", () => {
  expect(parseFavourites(JSON.stringify(["chatgpt", "book-aima-pt"]))).toEqual(["chatgpt", "book-aima-pt"]);
});

test("damaged or foreign storage is no favourites, never an error", () => {
  for (const stored of [null, "", "{", "null", '"chatgpt"', '{"ids":["a"]}', "[[[]]]", "[1,null]"]) {
    expect(parseFavourites(stored), String(stored)).toEqual([]);
  }
});

test("only possible ids are read, in lower case and once", () => {
  const stored = JSON.stringify(["ChatGPT", "chatgpt", "<script>", "../x", 7, "a".repeat(81), "canva"]);
  expect(parseFavourites(stored)).toEqual(["chatgpt", "canva"]);
});

test("toggling adds at the end and removes again", () => {
  const added = toggleFavourite(["a"], "b");
  expect(added).toEqual({ ids: ["a", "b"], outcome: "added" });
  expect(toggleFavourite(added.ids, "a")).toEqual({ ids: ["b"], outcome: "removed" });
});

test("a full list takes no more and loses nothing", () => {
  expect(toggleFavourite(FULL, "one-more")).toEqual({ ids: FULL, outcome: "full" });
  expect(toggleFavourite(FULL, "id-0").outcome).toBe("removed");
  expect(mergeFavourites(FULL, ["one-more"])).toEqual(FULL);
});

test("merging keeps the device's order and adds what is new", () => {
  expect(mergeFavourites(["b", "a"], ["c", "a", "d"])).toEqual(["b", "a", "c", "d"]);
});

test("an item moves one place and stops at the ends", () => {
  expect(moveFavourite(["a", "b", "c"], "c", "up")).toEqual(["a", "c", "b"]);
  expect(moveFavourite(["a", "b", "c"], "a", "down")).toEqual(["b", "a", "c"]);
  expect(moveFavourite(["a", "b"], "a", "up")).toEqual(["a", "b"]);
  expect(moveFavourite(["a", "b"], "b", "down")).toEqual(["a", "b"]);
  expect(moveFavourite(["a", "b"], "x", "down")).toEqual(["a", "b"]);
});
