import { appendFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { RULE_CHANGES } from "~/content/rules/changes.server";
import { findRule } from "~/content/rules/rules.server";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import {
  listUnannounced,
  needsLine,
  readValues,
  type Values,
  writeValues,
} from "~/features/changes/core/announced";
import { changeId } from "~/features/changes/core/change";
import { affectedBy } from "~/features/changes/io/affected.server";
import { CHANGES } from "~/features/changes/io/changes.server";
import { getWatchedValues } from "~/features/changes/io/watched-values.server";
import { FACT_CHANGES } from "./fact-changes.server";

/** Every value when it was first known. Nothing there is ever changed: changes are lines. */
const FIRST_KNOWN = new URL("../../../tests/fixtures/changes/opening.txt", import.meta.url);
const OPENING = readValues(readFileSync(FIRST_KNOWN, "utf8"));
const VALUES = getWatchedValues();
const UNANNOUNCED = listUnannounced(VALUES, OPENING, CHANGES.toReversed());

test("a value that changed, and a new rule, has its line (npm run change)", () => {
  expect(UNANNOUNCED.filter(needsLine)).toEqual([]);
});

test("a value that is newly known joins the list, which is committed with it", () => {
  const fresh = UNANNOUNCED.filter((one) => !needsLine(one));
  const added = new Map(fresh.map(({ key, now }) => [key, now ?? ""]));
  if (process.env.CI === undefined) appendFileSync(FIRST_KNOWN, writeValues(added));
  const known = readValues(readFileSync(FIRST_KNOWN, "utf8"));
  expect(listUnannounced(VALUES, known, CHANGES.toReversed()).filter((one) => !needsLine(one))).toEqual([]);
  expect(readValues(writeValues(VALUES))).toEqual(VALUES);
});

test("no record is ever taken away: it gets a status, and its code still leads somewhere", () => {
  const toIds = (values: Values) => new Set([...values.keys()].map((key) => key.split(" ")[0]));
  const ids = toIds(VALUES);
  expect([...toIds(OPENING)].filter((id) => !ids.has(id))).toEqual([]);
});

test("every line is about what there is, says why and by which text, in every language, and has an id of its own", () => {
  for (const change of FACT_CHANGES) {
    const id = changeId(change);
    for (const words of [change.was, change.now, change.why])
      for (const locale of LOCALES) expect(words?.[locale].length ?? 0, `${id} ${locale}`).toBeGreaterThan(1);
    expect(change.source?.address ?? "https://", id).toMatch(/^https:\/\//);
  }
  for (const changes of [FACT_CHANGES, RULE_CHANGES]) {
    const days = changes.map(({ seenOn }) => seenOn);
    expect(days).toEqual(days.toSorted());
  }
  for (const change of CHANGES) {
    const id = changeId(change);
    expect(change.seenOn, id).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const subject of change.subjects)
      expect(change.about === "rule" ? findRule(subject) : findResource(subject, "en"), id).not.toBeNull();
    for (const locale of LOCALES) expect(change.now[locale].length, `${id} ${locale}`).toBeGreaterThan(1);
  }
  const ids = CHANGES.map(changeId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("what rests on a fact is read from codes, lessons and clauses themselves", () => {
  const find = (id: string) => {
    const change = CHANGES.find(({ subjects }) => subjects.includes(id));
    if (change === undefined) throw new Error(id);
    return change;
  };
  const bolt = affectedBy(find("bolt"), "en");
  expect(bolt.codes).toEqual(expect.arrayContaining(["chapter6-bolt", "chapter6-ess-prompt"]));
  expect(bolt.codes).not.toContain("chapter6-manus");
  expect(new Set(bolt.codes).size).toBe(bolt.codes.length);
  expect(affectedBy(find("chatgpt"), "pt-br").codes).toContain("platforms");
  expect(affectedBy(find("br-lgpd-14"), "en").clauses.length).toBeGreaterThan(0);
});
