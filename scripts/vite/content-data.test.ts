import { expect, test } from "vitest";
import { isData } from "./content-data";

test("what JSON holds is data, what it would lose or change is not", () => {
  expect(isData({ a: [1, "x", null, true, { b: undefined }], c: {} })).toBe(true);
  for (const lost of [() => {}, new Set(), new Map(), /x/, new Date(0), Number.NaN, 1n, [undefined]])
    expect([lost, isData({ value: lost })]).toEqual([lost, false]);
});
