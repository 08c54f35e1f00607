import { expect, test } from "vitest";
import { foldText, lowerText } from "./fold-text";

test("accents and case do not keep two spellings apart", () => {
  expect(foldText("AVALIAÇÃO")).toBe("avaliacao");
  expect(foldText("AVALIAC\u0327A\u0303O")).toBe("avaliacao");
  expect(foldText("İstanbul")).toBe("istanbul");
});

test("runs of white space, no-break spaces among them, become one space", () => {
  expect(foldText("  plano\u00a0 de\n aula ")).toBe("plano de aula");
});

test("lower text keeps accents, however they were typed", () => {
  expect(lowerText("AVALIAC\u0327A\u0303O")).toBe("avaliação");
});
