import { expect, test } from "vitest";
import { reportKinds, type SourcedFact } from "./kinds-report";

const OFFICIAL = { basis: "official", group: "book", month: "2026-10", address: null } as const;
const FACTS: readonly SourcedFact[] = [
  { ...OFFICIAL, id: "fresh" },
  { ...OFFICIAL, id: "old", month: "2024-01" },
  { ...OFFICIAL, id: "undated", month: null },
  { ...OFFICIAL, id: "hearsay", basis: "third-party" },
  { ...OFFICIAL, id: "silent", group: "price", basis: "not-stated" },
  { ...OFFICIAL, id: "unknown", group: "price", basis: "not-found", month: null },
];
const isOld = (_: SourcedFact, month: string) => month < "2026-05";

test("each kind is counted by what its records rest on, with the oldest of its texts", () => {
  expect(reportKinds(FACTS, isOld).coverage).toEqual([
    {
      group: "book",
      counts: { official: 3, tried: 0, "third-party": 1, "not-stated": 0, "not-found": 0 },
      undated: 1,
      oldest: "2024-01",
    },
    {
      group: "price",
      counts: { official: 0, tried: 0, "third-party": 0, "not-stated": 1, "not-found": 1 },
      undated: 0,
      oldest: "2026-10",
    },
  ]);
});

test("to read first is by kind what a third party says, then what has no month, then what is old", () => {
  expect(reportKinds(FACTS, isOld).recheck.map(({ id }) => id)).toEqual([
    "hearsay",
    "undated",
    "old",
    "unknown",
  ]);
});

test("a kind may grow old sooner than another", () => {
  const { recheck } = reportKinds(FACTS, ({ group }) => group === "book");
  expect(recheck.map(({ id }) => id)).toContain("fresh");
  expect(recheck.map(({ id }) => id)).not.toContain("silent");
});
