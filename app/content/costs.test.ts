import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { COST_LEDGER } from "./costs.server";

test("cost lines have their own ids, every language, and whole centavos or nothing", () => {
  expect(new Set(COST_LEDGER.items.map(({ id }) => id)).size).toBe(COST_LEDGER.items.length);
  expect(COST_LEDGER.asOfMonth).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
  for (const { name, note, monthlyCentavos } of COST_LEDGER.items) {
    for (const locale of LOCALES) expect(name[locale] && note[locale]).not.toBe("");
    expect(monthlyCentavos === null || (Number.isInteger(monthlyCentavos) && monthlyCentavos >= 0)).toBe(
      true,
    );
  }
});
