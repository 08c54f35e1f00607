import { expect, test } from "vitest";
import { changesUpTo } from "~/features/changes/core/change";
import { recheckDay } from "~/lib/check-age";
import { loadRules } from "./rules-data.server";

const REQUEST = new Request("https://example.org/pt-br/regras");
const bansOn = (now: string) => {
  const { changes, today } = loadRules(REQUEST, new Date(now));
  return { is: changes.find(({ seenOn }) => seenOn === "2026-12-02"), said: changesUpTo(changes, today) };
};

test("a change of a day to come waits for it, in the page and in the browser", () => {
  const before = bansOn("2026-12-02T02:59:00Z");
  expect(before.is?.subject?.path).toBe("/pt-br/regras#eu-ai-act-5");
  expect(before.said).not.toContain(before.is);
  const after = bansOn("2026-12-02T03:00:00Z");
  expect(after.said).toContain(after.is);
  // The switch of the page turns on the day itself.
  expect(recheckDay("2026-12-02", -1)).toBe("2026-12-02");
});

test("every rule stands once under one question", () => {
  const { groups } = loadRules(REQUEST, new Date("2026-11-23T12:00:00Z"));
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(groups.every(({ rows }) => rows.length > 0)).toBe(true);
});
