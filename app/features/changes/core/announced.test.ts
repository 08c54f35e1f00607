import { expect, test } from "vitest";
import { listUnannounced, needsLine, readValues, UNKNOWN, type Values } from "./announced";
import type { Change } from "./change";

const OPENING = readValues('tool minimumAge\t18\ntool price BR\t"R$ 10"\n');
const AGE = ["tool minimumAge", "18"] as const;
const PRICE = ["tool price BR", '"R$ 10"'] as const;
const only = (...rows: readonly (readonly [string, string])[]): Values => new Map(rows);

function line(value: string, place?: string): Change {
  const words = { en: "x", "pt-br": "x" };
  return {
    about: "record",
    subjects: ["tool"],
    field: place === undefined ? "minimumAge" : "price",
    ...(place === undefined ? {} : { place }),
    was: words,
    now: words,
    since: null,
    seenOn: "2026-12-01",
    why: words,
    source: null,
    values: [value],
  };
}

test("what says what it said needs no line", () => {
  expect(listUnannounced(only(AGE, PRICE), OPENING, [])).toEqual([]);
});

test("a changed value without a line is seen, and so is a second change of the same", () => {
  const changed = only(["tool minimumAge", "16"], PRICE);
  const found = { key: "tool minimumAge", was: "18", now: "16" };
  expect(listUnannounced(changed, OPENING, [])).toEqual([found]);
  expect(listUnannounced(changed, OPENING, [line("16")])).toEqual([]);
  expect(listUnannounced(only(AGE, PRICE), OPENING, [line("16")])).toEqual([
    { ...found, was: "16", now: "18" },
  ]);
});

test("a price of one country has lines of its own", () => {
  const changed = only(AGE, ["tool price BR", '"R$ 12"']);
  expect(listUnannounced(changed, OPENING, [line('"R$ 12"', "BR")])).toEqual([]);
  expect(listUnannounced(changed, OPENING, [line('"R$ 12"', "US")])).toHaveLength(2);
});

test("what is known no more needs a line, and what is newly known is written down", () => {
  expect(listUnannounced(only(PRICE), OPENING, [])).toMatchObject([{ was: "18", now: null }]);
  expect(listUnannounced(only(PRICE), OPENING, [line(UNKNOWN)])).toEqual([]);
  const more = only(AGE, PRICE, ["tool maker", '"Maker"']);
  expect(listUnannounced(more, OPENING, [])).toMatchObject([{ key: "tool maker", was: null }]);
});

test("a line about several has a value for each, and a new rule needs one", () => {
  const values = only(["one rule", "1"], ["two rule", "2"], ["tool maker", "3"]);
  const found = listUnannounced(values, only(), []);
  expect(found.filter(needsLine).map(({ key }) => key)).toEqual(["one rule", "two rule"]);
  const both: Change = { ...line("1"), subjects: ["one", "two"], field: "rule", values: ["1", "2"] };
  expect(listUnannounced(values, only(), [both]).filter(needsLine)).toEqual([]);
});
