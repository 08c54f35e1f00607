import { expect, test } from "vitest";
import {
  type CostForm,
  EMPTY_COST_FORM,
  estimateCost,
  MONTHS_MAX,
  parseCostForm,
  SEATS_MAX,
  serialiseCostForm,
} from "./cost-calculator";
import type { PlanView } from "./plan-price";

const DATED = { month: "2026-09", source: "a list" };
const PLANS: readonly PlanView[] = [
  { id: "openai", name: "Plus", currency: "USD", centsPerMonth: 2000, centsPerYear: null, ...DATED },
  { id: "per-user", name: "Office", currency: "USD", centsPerMonth: 3000, centsPerYear: null, ...DATED },
  { id: "odd", name: "Odd", currency: "USD", centsPerMonth: 1999, centsPerYear: 14400, ...DATED },
  { id: "brazilian", name: "Pro", currency: "BRL", centsPerMonth: 3490, centsPerYear: 28990, ...DATED },
];

function form(overrides: Partial<CostForm>): CostForm {
  return { ...EMPTY_COST_FORM, ...overrides };
}

function estimate(overrides: Partial<CostForm>) {
  const result = estimateCost(form(overrides), PLANS);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  const { perMonth, perYear, yearAtOnce, total } = result.estimate;
  return { perMonth, perYear, yearAtOnce, total };
}

const dollars = (cents: number, centsConverted: number | null) => ({
  cents,
  currency: "USD",
  centsConverted,
});
const reais = (cents: number) => ({ cents, currency: "BRL", centsConverted: null });

test("a price in reais is multiplied and never converted, whatever the rate", () => {
  // By hand: 3 x 34.90 = 104.70; x 12 = 1256.40; x 10 = 1047.00; a year at once 3 x 289.90 = 869.70.
  const expected = {
    perMonth: reais(10470),
    perYear: reais(125640),
    yearAtOnce: reais(86970),
    total: reais(104700),
  };
  expect(estimate({ platform: "brazilian", seats: "3", months: "10", rate: "5,40" })).toEqual(expected);
  expect(estimate({ platform: "brazilian", seats: "3", months: "10", rate: "" })).toEqual(expected);
});

test("a price in dollars is converted with the rate and the tax on foreign payments", () => {
  // By hand: 20 x 30 = 600 USD; 7200; 3600. x 5.4321 = 3259.26, 39111.12, 19555.56; x 1.035 = 3373.3341, 40480.0092,
  // 20240.0046.
  expect(estimate({ platform: "per-user", seats: "20", months: "6", rate: "5.4321" })).toEqual({
    perMonth: dollars(60000, 337333),
    perYear: dollars(720000, 4048001),
    yearAtOnce: null,
    total: dollars(360000, 2024000),
  });
});

test("a year at once has its own price, and twelve months have theirs", () => {
  expect(estimate({ platform: "odd" })).toMatchObject({
    perYear: dollars(23988, null),
    yearAtOnce: dollars(14400, null),
  });
});

test("half a cent of a real is rounded up", () => {
  // By hand: 30 USD x 0.1 x 1.035 = 3.105; 20 USD x 0.5 x 1.035 = 10.35.
  expect(estimate({ platform: "per-user", rate: "0.1" }).perMonth.centsConverted).toBe(311);
  expect(estimate({ rate: "0.5" }).perMonth.centsConverted).toBe(1035);
});

test("comma, point, currency sign and surplus decimals are read as the same rate", () => {
  for (const rate of ["5,40", "5.40", "5.4", " R$ 5,40 ", "5.400000000"]) {
    expect(estimate({ rate }).perMonth.centsConverted).toBe(11178);
  }
});

test("without a rate the estimate is in dollars only", () => {
  expect(estimate({ rate: " " }).total).toEqual(dollars(24000, null));
});

test("the largest accepted figures stay exact", () => {
  const largest = estimate({
    platform: "per-user",
    seats: String(SEATS_MAX),
    months: String(MONTHS_MAX),
    rate: "99,9999",
  });
  // By hand: 5000 x 30 x 60 = 9,000,000 USD x 99.9999 x 1.035 = 931,499,068.50 BRL.
  expect(largest.total).toEqual(dollars(900_000_000, 93_149_906_850));
});

test("every field that cannot be read is named with its reason, all at once", () => {
  const wrong = form({ platform: "skynet", seats: "0", months: "61", rate: "1.234,56" });
  expect(estimateCost(wrong, PLANS)).toEqual({
    ok: false,
    errors: { platform: "unknown", seats: "too-small", months: "too-large", rate: "not-a-number" },
  });
  expect(estimateCost(form({ seats: "1.5", months: "-3", rate: "100,01" }), PLANS)).toEqual({
    ok: false,
    errors: { seats: "not-a-number", months: "too-small", rate: "too-large" },
  });
  expect(estimateCost(form({ seats: "", rate: "0,00001" }), PLANS)).toEqual({
    ok: false,
    errors: { seats: "not-a-number", rate: "too-small" },
  });
});

test("a shared address brings back the form as typed, mistakes included", () => {
  const typed = form({ platform: "grammarly", seats: "two", months: "10", rate: "5,40" });
  expect(parseCostForm(new URLSearchParams(serialiseCostForm(typed)))).toEqual(typed);
  expect(parseCostForm(new URLSearchParams(""))).toEqual(EMPTY_COST_FORM);
});
