import { expect, test } from "vitest";
import { listItemIds } from "~/features/checklists/core/checklist";
import { IMPLEMENTATION_CHECKLIST } from "./implementation-checklist.server";

test("no two items of the checklist share an id: ticks are kept by it", () => {
  const ids = listItemIds(IMPLEMENTATION_CHECKLIST);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
