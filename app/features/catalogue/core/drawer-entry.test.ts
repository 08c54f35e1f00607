import { expect, test } from "vitest";
import { drawerIdOf, toDrawerEntry } from "./drawer-entry";

test("an entry of the drawer is found again over the list it was opened from, and over no other", () => {
  const entry = toDrawerEntry({ usr: null, key: "abc", idx: 4 }, "chatgpt", "/tools?free=1", "def");
  expect(entry).toMatchObject({ idx: 5, key: "def" });
  expect(drawerIdOf(structuredClone(entry), "/tools?free=1")).toBe("chatgpt");
  expect(drawerIdOf(entry, "/tools")).toBeNull();
});

test("states of other entries are no drawers", () => {
  for (const state of [null, undefined, "x", { idx: 1 }, { resourceDrawer: null }, { resourceDrawer: {} }]) {
    expect(drawerIdOf(state, "/tools")).toBeNull();
  }
  expect(toDrawerEntry(null, "chatgpt", "/tools", "a").idx).toBe(1);
});
