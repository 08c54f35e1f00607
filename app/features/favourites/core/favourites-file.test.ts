import { expect, test } from "vitest";
import { parseFavouritesFile, toFavouritesFile } from "./favourites-file";

test("a saved file is read back on another device, also with a byte order mark", () => {
  const file = toFavouritesFile(["chatgpt", "canva"], new Date("2026-11-20T12:00:00Z"));
  expect(parseFavouritesFile(file)).toEqual({ ok: true, ids: ["chatgpt", "canva"], droppedCount: 0 });
  expect(parseFavouritesFile(`\uFEFF${file}`)).toMatchObject({ ok: true });
});

test("what is no id is dropped and counted", () => {
  const file = JSON.stringify({ format: "ai-teacher-pro-favourites", version: 1, ids: ["canva", "<b>", 3] });
  expect(parseFavouritesFile(file)).toEqual({ ok: true, ids: ["canva"], droppedCount: 2 });
});

test("other files, newer versions and huge files are refused with a reason", () => {
  for (const text of [
    "",
    "hello",
    "[]",
    "null",
    '{"ids":["a"]}',
    '{"format":"ai-teacher-pro-favourites","version":1}',
  ]) {
    expect(parseFavouritesFile(text), text).toEqual({ ok: false, reason: "not-favourites" });
  }
  const newer = JSON.stringify({ format: "ai-teacher-pro-favourites", version: 2, ids: [] });
  expect(parseFavouritesFile(newer)).toEqual({ ok: false, reason: "newer-version" });
  expect(parseFavouritesFile(" ".repeat(200_001))).toEqual({ ok: false, reason: "too-large" });
});
