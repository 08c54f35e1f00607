import { expect, test } from "vitest";
import { countKinds } from "./kind-counts";

test("each kind that was found is counted once, the kind of the best result first", () => {
  const results = [{ kind: "site" }, { kind: "book" }, { kind: "site" }] as const;
  expect(countKinds(results)).toEqual([
    { kind: "site", count: 2 },
    { kind: "book", count: 1 },
  ]);
  expect(countKinds([])).toEqual([]);
});
