import { expect, test } from "vitest";
import { formatWholeDate } from "./format-month";

test("the first of a month is written as its language writes it, and no other day", () => {
  expect(formatWholeDate("2026-09-01", "pt-br")).toBe("1º de setembro de 2026");
  expect(formatWholeDate("2026-09-11", "pt-br")).toBe("11 de setembro de 2026");
  expect(formatWholeDate("2026-09-21", "pt-br")).toBe("21 de setembro de 2026");
  expect(formatWholeDate("2026-09-01", "en")).toBe("1 September 2026");
});
