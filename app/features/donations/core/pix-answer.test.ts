import { expect, test } from "vitest";
import { type PixAnswer, parsePixAnswer, pixApiPath } from "./pix-answer";

const ANSWER: PixAnswer = {
  code: "0002",
  amountCentavos: 1250,
  receiverName: "Fulano de Tal",
  qr: { size: 45, path: "M4 4h7v1h-7z" },
  imageUrl: null,
};

test("an amount is asked for in reais with a point, none leaves it to the payer", () => {
  expect(pixApiPath(1250)).toBe("/api/pix?amount=12.50");
  expect(pixApiPath(1)).toBe("/api/pix?amount=0.01");
  expect(pixApiPath(null)).toBe("/api/pix");
});

test("only the code of the very amount that was asked for is taken", () => {
  expect(parsePixAnswer(ANSWER, 1250)).toEqual(ANSWER);
  expect(parsePixAnswer(ANSWER, 1200)).toBeNull();
  expect(parsePixAnswer(ANSWER, null)).toBeNull();
});

test("what is no answer is none", () => {
  for (const body of [
    null,
    "0002",
    [],
    {},
    { ...ANSWER, code: 1 },
    { ...ANSWER, qr: null },
    { ...ANSWER, qr: {} },
  ]) {
    expect(parsePixAnswer(body, 1250)).toBeNull();
  }
});
