import { expect, test } from "vitest";
import { listItemIds } from "~/features/checklists/core/checklist";
import { IMPLEMENTATION_CHECKLIST } from "./implementation-checklist.server";

test("the checklist has four groups and sixteen items with ids of their own, as its introduction says", () => {
  const ids = listItemIds(IMPLEMENTATION_CHECKLIST);
  expect(IMPLEMENTATION_CHECKLIST).toHaveLength(4);
  expect(ids).toHaveLength(16);
  expect(new Set(ids).size).toBe(16);
});
