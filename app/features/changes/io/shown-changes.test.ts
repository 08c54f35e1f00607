// Changes of the content, as pages and the digest take them.
import { expect, test } from "vitest";
import { CHANGE_KINDS } from "~/features/changes/core/change";
import { changesOfCode } from "./affected.server";
import {
  listDigestChanges,
  listRecordChanges,
  listShownChanges,
  toShownChange,
} from "./shown-changes.server";

const NOW = new Date("2026-11-27T12:00:00Z");

test("a record has its own changes and no others, in the language of the page", () => {
  const [change, ...others] = listRecordChanges("anything", NOW, "pt-br");
  expect(change).toMatchObject({
    subject: { path: "/pt-br/resources/anything" },
    field: "Nome",
    sentence: "Antes: Create. Agora: Anything.",
    path: "/pt-br/mudancas#record-2026-11-20-anything-name",
  });
  expect(others.map(({ subject }) => subject)).toEqual(others.map(() => change?.subject));
  expect(listShownChanges(NOW, "pt-br").length).toBeGreaterThan(others.length + 1);
});

test("a lesson names the changes of what it rests on, and no others", () => {
  const pathsOf = (code: string) =>
    changesOfCode(code, "en").map((change) => toShownChange(change, "en").path);
  const paths = pathsOf("chapter6-create");
  expect(paths).toContain("/changes#record-2026-11-20-anything-name");
  expect(pathsOf("chapter3-ex1")).not.toContain(paths[0]);
});

test("a digest takes the three changes of its week that matter most", () => {
  const taken = new Set(listDigestChanges("2026-11-16", "2026-11-23", "en").map(({ id }) => id));
  expect(taken.size).toBe(3);
  const week = listShownChanges(NOW, "en").filter(
    ({ seenOn }) => seenOn >= "2026-11-16" && seenOn < "2026-11-23",
  );
  const weights = (isTaken: boolean) =>
    week.filter(({ id }) => taken.has(id) === isTaken).map(({ kind }) => CHANGE_KINDS.indexOf(kind));
  expect(weights(true)).toHaveLength(3);
  expect(weights(false).length).toBeGreaterThan(0);
  expect(Math.max(...weights(true))).toBeLessThanOrEqual(Math.min(...weights(false)));
  expect(listDigestChanges("2026-01-05", "2026-01-12", "en")).toEqual([]);
});
