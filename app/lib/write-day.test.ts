import { expect, test } from "vitest";
import { writeDay } from "./write-day";

test("the first of a month is written as its language writes it, and no other day", () => {
  const format = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });
  const write = (day: string) => writeDay(format, new Date(`${day}T00:00:00Z`), "1º");
  expect(write("2026-09-01")).toBe("1º de setembro de 2026");
  expect(write("2026-09-11")).toBe("11 de setembro de 2026");
  expect(write("2026-09-21")).toBe("21 de setembro de 2026");
});
