import { expect, test } from "vitest";
import { listUnannounced, needsLine, readValues, UNKNOWN, type Value } from "./announced";
import type { Change } from "./change";

const OPENING = readValues('tool minimumAge\t18\ntool price BR\t"R$ 10"\n');
const toValue = (field: string, value: string): Value => ({ subject: "tool", field, value });
const AGE = toValue("minimumAge", "18");
const PRICE = toValue("price BR", '"R$ 10"');

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
  expect(listUnannounced([AGE, PRICE], OPENING, [])).toEqual([]);
});

test("a changed value without a line is seen, and so is a second change of the same", () => {
  const changed = [toValue("minimumAge", "16"), PRICE];
  const found = { subject: "tool", field: "minimumAge", was: "18", now: "16" };
  expect(listUnannounced(changed, OPENING, [])).toEqual([found]);
  expect(listUnannounced(changed, OPENING, [line("16")])).toEqual([]);
  expect(listUnannounced([AGE, PRICE], OPENING, [line("16")])).toEqual([{ ...found, was: "16", now: "18" }]);
});

test("a price of one country has lines of its own", () => {
  const changed = [AGE, toValue("price BR", '"R$ 12"')];
  expect(listUnannounced(changed, OPENING, [line('"R$ 12"', "BR")])).toEqual([]);
  expect(listUnannounced(changed, OPENING, [line('"R$ 12"', "US")])).toHaveLength(2);
});

test("what is known no more needs a line, and what is newly known is written down", () => {
  expect(listUnannounced([PRICE], OPENING, [])).toMatchObject([{ was: "18", now: null }]);
  expect(listUnannounced([PRICE], OPENING, [line(UNKNOWN)])).toEqual([]);
  const more = [AGE, PRICE, toValue("maker", '"Maker"')];
  expect(listUnannounced(more, OPENING, [])).toMatchObject([{ field: "maker", was: null }]);
});

test("a line about several has a value for each, and a new rule needs one", () => {
  const values: Value[] = [
    { subject: "one", field: "rule", value: "1" },
    { subject: "two", field: "rule", value: "2" },
  ];
  const found = listUnannounced(values, [], []);
  expect(found.filter(needsLine)).toHaveLength(2);
  expect(needsLine({ subject: "tool", field: "maker", was: null, now: "1" })).toBe(false);
  const both: Change = { ...line("1"), subjects: ["one", "two"], field: "rule", values: ["1", "2"] };
  expect(listUnannounced(values, [], [both])).toEqual([]);
});
