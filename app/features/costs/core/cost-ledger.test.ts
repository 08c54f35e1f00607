import { expect, test } from "vitest";
import { type CostLedger, summariseCosts } from "./cost-ledger";

function ledger(amounts: readonly (number | null)[], fundCentavos: number | null): CostLedger {
  const items = amounts.map((monthlyCentavos, index) => ({
    id: `item-${index}`,
    name: { en: "Name", "pt-br": "Nome" },
    note: { en: "Note", "pt-br": "Nota" },
    monthlyCentavos,
  }));
  return { asOfMonth: "2026-11", items, fundCentavos };
}

test("months covered are whole months, rounded down", () => {
  expect(summariseCosts(ledger([2500, 500], 8999))).toEqual({
    knownMonthlyCentavos: 3000,
    isComplete: true,
    fundCentavos: 8999,
    coverage: { kind: "months", months: 2 },
  });
  expect(summariseCosts(ledger([3000], 0)).coverage).toEqual({ kind: "months", months: 0 });
});

test("what is not filled in makes the sum a lower bound and the months unknown", () => {
  expect(summariseCosts(ledger([2500, null], 100_000))).toMatchObject({
    knownMonthlyCentavos: 2500,
    isComplete: false,
    coverage: { kind: "unknown" },
  });
  expect(summariseCosts(ledger([2500], null)).coverage).toEqual({ kind: "unknown" });
});

test("a checked zero is no cost, not an endless number of months", () => {
  expect(summariseCosts(ledger([0, 0], 5000)).coverage).toEqual({ kind: "no-cost" });
});
