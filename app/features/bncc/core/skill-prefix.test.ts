import fc from "fast-check";
import { expect, test } from "vitest";
import data from "~/content/bncc/codes.json";
import { checkText } from "./check-codes";
import { parseCodeList } from "./code-list";
import { mayHoldCode } from "./skill-prefix";

const LIST = parseCodeList(data);

test.each([
  "EF05MA03",
  "ef05ma07",
  "EF 05 MA 99",
  "EF-05-MA-03",
  "EFO5MAO3",
  "EF O5 MA O3",
  "05MA03",
  "EF5MA03",
])("%s is found, so the check is asked", (written) => {
  expect(checkText(written, LIST).found).toHaveLength(1);
  expect(mayHoldCode(written)).toBe(true);
});

test("whatever is found of a code is asked for", () => {
  const written = fc
    .tuple(
      fc.constantFrom(...LIST.codes.keys()),
      fc.constantFrom("", " ", ".", "-", " - "),
      fc.boolean(),
      fc.nat(4),
    )
    .map(([code, gap, hasLetters, cut]) => {
      const parts = (/^(E.)(\d+)([A-Z]+)(\d+)$/.exec(code) ?? []).slice(1).join(gap);
      return (hasLetters ? parts.replaceAll("0", "O") : parts).slice(cut);
    });
  fc.assert(
    fc.property(written, (text) => {
      fc.pre(checkText(text, LIST).found.length > 0);
      expect(mayHoldCode(text)).toBe(true);
    }),
  );
});

test.each(["", "frações", "frações no 5º ano", "EF", "a BNCC de Matemática"])("%j is no code", (text) => {
  expect(mayHoldCode(text)).toBe(false);
});
