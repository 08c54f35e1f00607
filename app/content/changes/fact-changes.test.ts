import { appendFileSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { findResource } from "~/features/catalogue/io/catalogue.server";
import { listUnannounced, readValues, writeValue } from "~/features/changes/core/announced";
import { changeId } from "~/features/changes/core/change";
import { affectedBy } from "~/features/changes/io/affected.server";
import { CHANGES } from "~/features/changes/io/changes.server";
import { listWatchedValues } from "~/features/changes/io/watched-values.server";
import { FACT_CHANGES } from "./fact-changes.server";

/** Every value when it was first known. Nothing there is ever changed: changes are lines. */
const FIRST_KNOWN = new URL("../../../tests/fixtures/changes/opening.txt", import.meta.url);
const OPENING = readValues(readFileSync(FIRST_KNOWN, "utf8"));
const VALUES = listWatchedValues();
const UNANNOUNCED = listUnannounced(VALUES, OPENING, FACT_CHANGES);

test("a value that changed has its line (npm run change)", () => {
  expect(UNANNOUNCED.filter(({ was }) => was !== null)).toEqual([]);
});

test("a value that is newly known joins the list, which is committed with it", () => {
  const fresh = UNANNOUNCED.filter(({ was }) => was === null);
  const rows = fresh.map(({ now, ...key }) => `${writeValue({ ...key, value: now ?? "" })}\n`);
  if (process.env.CI === undefined) appendFileSync(FIRST_KNOWN, rows.join(""));
  const known = readValues(readFileSync(FIRST_KNOWN, "utf8"));
  expect(listUnannounced(VALUES, known, FACT_CHANGES).filter(({ was }) => was === null)).toEqual([]);
  expect(readValues(VALUES.map(writeValue).join("\n"))).toEqual(VALUES);
});

test("no record is ever taken away: it gets a status, and its code still leads somewhere", () => {
  const ids = new Set(VALUES.map(({ subject }) => subject));
  expect(OPENING.map(({ subject }) => subject).filter((id) => !ids.has(id))).toEqual([]);
});

test("every line is about a record, says why and by which text, in every language, and has an id of its own", () => {
  for (const change of FACT_CHANGES) {
    const id = changeId(change);
    expect(change.seenOn, id).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(findResource(change.subjects[0] ?? "", "en"), id).not.toBeNull();
    for (const words of [change.was, change.now, change.why])
      for (const locale of LOCALES) expect(words?.[locale].length ?? 0, `${id} ${locale}`).toBeGreaterThan(1);
    expect(change.source?.address ?? "https://", id).toMatch(/^https:\/\//);
  }
  const days = FACT_CHANGES.map(({ seenOn }) => seenOn);
  expect(days).toEqual(days.toSorted());
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
  expect(bolt.codes).toEqual(["chapter6-bolt"]);
  expect(bolt.lessons).toContain("chapter6-ess-prompt");
  expect(bolt.lessons).not.toContain("chapter6-bolt");
  expect(affectedBy(find("chatgpt"), "pt-br").codes).toContain("platforms");
  expect(affectedBy(find("br-lgpd-14"), "en").clauses.length).toBeGreaterThan(0);
});
