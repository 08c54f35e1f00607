import { expect, test } from "vitest";
import { recheckDay } from "~/lib/check-age";
import { loadRules } from "./rules-data.server";

const REQUEST = new Request("https://example.org/pt-br/regras");
const bansOn = (now: string) =>
  loadRules(REQUEST, new Date(now)).changes.find(({ on }) => on === "2026-12-02");

test("a change of a day to come waits for it, in the page and in the browser", () => {
  expect(bansOn("2026-12-01T12:00:00Z")).toMatchObject({ hasCome: false, rule: { id: "eu-ai-act-5" } });
  expect(bansOn("2026-12-02T12:00:00Z")).toMatchObject({ hasCome: true });
  // The switch of the page turns on the day itself.
  expect(recheckDay("2026-12-02", -1)).toBe("2026-12-02");
});

test("every rule stands once under one question", () => {
  const { groups } = loadRules(REQUEST, new Date("2026-11-23T12:00:00Z"));
  const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(groups.every(({ rows }) => rows.length > 0)).toBe(true);
});
