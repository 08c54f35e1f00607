import { expect, test } from "vitest";
import { typedLine } from "./typed-line";

test("control and invisible characters go, white space becomes single spaces", () => {
  expect(typedLine("  plano\u0000 de\n\t aula\u200b ", 50)).toBe("plano de aula");
});

test("the text is cut at the limit, never inside an emoji", () => {
  expect(typedLine("a".repeat(10_000), 200)).toHaveLength(200);
  expect(typedLine("abc😀", 4)).toBe("abc");
});
