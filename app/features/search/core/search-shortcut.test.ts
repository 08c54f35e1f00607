import { expect, test } from "vitest";
import { isSearchShortcut } from "./search-shortcut";

function press(key: string, modifiers: Partial<Record<"ctrlKey" | "metaKey" | "altKey", boolean>> = {}) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers };
}
const IDLE = { typing: false, slashKeyOff: false };
const TYPING = { typing: true, slashKeyOff: false };

test("/ opens the search unless somebody types or has turned it off", () => {
  expect(isSearchShortcut(press("/"), IDLE)).toBe(true);
  expect(isSearchShortcut(press("/"), TYPING)).toBe(false);
  expect(isSearchShortcut(press("/"), { typing: false, slashKeyOff: true })).toBe(false);
  expect(isSearchShortcut(press("/", { ctrlKey: true }), IDLE)).toBe(false);
});

test("Ctrl-K and Cmd-K open it anywhere, other keys never", () => {
  expect(isSearchShortcut(press("k", { ctrlKey: true }), TYPING)).toBe(true);
  expect(isSearchShortcut(press("K", { metaKey: true }), TYPING)).toBe(true);
  expect(isSearchShortcut(press("k"), IDLE)).toBe(false);
  expect(isSearchShortcut(press("k", { ctrlKey: true, altKey: true }), IDLE)).toBe(false);
  expect(isSearchShortcut(press("Escape"), IDLE)).toBe(false);
});
