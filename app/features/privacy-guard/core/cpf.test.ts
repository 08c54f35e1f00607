import fc from "fast-check";
import { expect, test } from "vitest";
import { cpfCheckDigits } from "~/lib/taxpayer-number";
import { listCpfs } from "./cpf";

const NINE = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1);

/** What stands between the groups, as people type it, as a spreadsheet has it, and as a PDF hands it over. */
const BETWEEN = fc.constantFrom(
  "",
  ".",
  "-",
  "/",
  " ",
  ". ",
  " - ",
  "–",
  "‑",
  "\u00a0",
  "\u200b",
  "\u00ad",
  "_",
);
const BEFORE = fc.constantFrom("", "CPF ", "CPF:", "nº", "(", "a", "2026, ", "123 ", "1.\n", "ação ");
const AFTER = fc.constantFrom("", ".", ",", ")", " 9º ano", "\n12", "x", "; 10");

test("every form of every valid CPF is found, wherever it stands", () => {
  fc.assert(
    fc.property(
      NINE,
      fc.tuple(BETWEEN, BETWEEN, BETWEEN),
      BEFORE,
      AFTER,
      (nine, [one, two, three], before, after) => {
        const groups = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)].map((group) => group.join(""));
        const cpf = `${groups[0]}${one}${groups[1]}${two}${groups[2]}${three}${cpfCheckDigits(nine.join(""))}`;
        const found = listCpfs(`${before}${cpf}${after}`);
        expect(found.map(({ text }) => text)).toContain(cpf);
      },
    ),
    { numRuns: 3000 },
  );
});

test("a number whose check digits are wrong is no CPF", () => {
  fc.assert(
    fc.property(NINE, fc.integer({ min: 1, max: 99 }), (nine, off) => {
      const wrong = (Number(cpfCheckDigits(nine.join(""))) + off) % 100;
      expect(listCpfs(`${nine.join("")}${String(wrong).padStart(2, "0")}`)).toEqual([]);
    }),
  );
});

test("the CPF of the examples in use is one, and eleven equal digits are nobody's", () => {
  for (const cpf of ["529.982.247-25", "111.444.777-35"])
    expect(listCpfs(cpf).map(({ text }) => text)).toEqual([cpf]);
  for (let digit = 0; digit < 10; digit += 1) expect(listCpfs(String(digit).repeat(11))).toEqual([]);
});

test("a longer number, the number of a company and a decimal are no CPF", () => {
  expect(listCpfs("1529982247255")).toEqual([]);
  expect(listCpfs("52.998.224/7250-00")).toEqual([]);
  expect(listCpfs("0.52998224725")).toEqual([]);
});
