import { expect, test } from "vitest";
import { ruleForTests } from "./rule-for-tests";
import { listRulesToRead } from "./rules-report";

const NOW = new Date("2026-11-22T00:00:00Z");
const official = { sourceType: "official-text" } as const;

test("what is old, undated or hearsay is to be read, other people's words first, then the oldest", () => {
  const rules = [
    ruleForTests({ id: "fresh", ...official, sourceDate: "2026-10-06" }),
    ruleForTests({ id: "old", ...official, sourceDate: "2025-08-22" }),
    ruleForTests({ id: "older", ...official, sourceDate: "2024-03" }),
    ruleForTests({ id: "undated", ...official, sourceDate: null }),
    ruleForTests({ id: "notes", sourceType: "third-party-notes", sourceDate: "2026-11-20" }),
  ];
  expect(listRulesToRead(rules, NOW).map(({ id }) => id)).toEqual(["notes", "undated", "older", "old"]);
});

test("each comes with the best address there is", () => {
  const source = "https://example.org/copy";
  const toCheck = "https://example.org/by-pattern";
  const address = "https://example.org/official";
  const findAddress = (own: Parameters<typeof ruleForTests>[0]) =>
    listRulesToRead([ruleForTests({ sourceAddress: source, ...own })], NOW)[0]?.address;
  expect(findAddress({})).toBe(source);
  expect(findAddress({ addressToCheck: toCheck })).toBe(toCheck);
  expect(findAddress({ address })).toBe(address);
  expect(findAddress({ sourceAddress: null })).toBeNull();
});
