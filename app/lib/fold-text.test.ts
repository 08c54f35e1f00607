import { expect, test } from "vitest";
import { foldText } from "./fold-text";

test("accents and case do not keep two spellings apart", () => {
  expect(foldText("AVALIAÇÃO")).toBe(foldText("avaliacao"));
  expect(foldText("Ética em sala")).toBe("etica em sala");
});
