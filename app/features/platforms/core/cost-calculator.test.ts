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

function form(overrides: Partial<CostForm>): CostForm {
  return { ...EMPTY_COST_FORM, ...overrides };
}

function estimate(overrides: Partial<CostForm>) {
  const result = estimateCost(form(overrides));
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  const { perMonth, perYear, total } = result.estimate;
  return { perMonth, perYear, total };
}

test("three teachers on Canva Pro for ten months at 5,40", () => {
  // By hand: 3 x 12.99 = 38.97 USD; x 12 = 467.64; x 10 = 389.70. In reais x 5.40: 210.438, 2525.256, 2104.38.
  expect(estimate({ platform: "canva-ai", seats: "3", months: "10", rate: "5,40" })).toEqual({
    perMonth: { centsUsd: 3897, centsBrl: 21044 },
    perYear: { centsUsd: 46764, centsBrl: 252526 },
    total: { centsUsd: 38970, centsBrl: 210438 },
  });
});

test("twenty people on Microsoft 365 Copilot for six months at 5.4321", () => {
  // By hand: 20 x 30 = 600 USD; 7200; 3600. In reais: 3259.26, 39111.12, 19555.56.
  expect(estimate({ platform: "microsoft-copilot", seats: "20", months: "6", rate: "5.4321" })).toEqual({
    perMonth: { centsUsd: 60000, centsBrl: 325926 },
    perYear: { centsUsd: 720000, centsBrl: 3911112 },
    total: { centsUsd: 360000, centsBrl: 1955556 },
  });
});

test.each([
  ["openai", 2000],
  ["google-ai", 1999],
  ["microsoft-copilot", 3000],
  ["anthropic-claude", 2000],
  ["canva-ai", 1299],
  ["grammarly", 1200],
])("the price of %s per person and month is %i US cents", (platform, centsUsd) => {
  expect(estimate({ platform }).perMonth.centsUsd).toBe(centsUsd);
});

test("half a cent of a real is rounded up", () => {
  // By hand: 12 USD x 5.4321 = 65.1852; 19.99 x 0.5 = 9.995.
  expect(estimate({ platform: "grammarly", rate: "5.4321" }).perMonth.centsBrl).toBe(6519);
  expect(estimate({ platform: "google-ai", rate: "0.5" }).perMonth.centsBrl).toBe(1000);
});

test("comma, point, currency sign and surplus decimals are read as the same rate", () => {
  for (const rate of ["5,40", "5.40", "5.4", " R$ 5,40 ", "5.400000000"]) {
    expect(estimate({ rate }).perMonth.centsBrl).toBe(10800);
  }
});

test("without a rate the estimate is in dollars only", () => {
  expect(estimate({ rate: " " }).total).toEqual({ centsUsd: 24000, centsBrl: null });
});

test("the largest accepted figures stay exact", () => {
  const largest = estimate({
    platform: "microsoft-copilot",
    seats: String(SEATS_MAX),
    months: String(MONTHS_MAX),
    rate: "99,9999",
  });
  // By hand: 5000 x 30 x 60 = 9,000,000 USD x 99.9999 = 899,999,100.00 BRL.
  expect(largest.total).toEqual({ centsUsd: 900_000_000, centsBrl: 89_999_910_000 });
});

test("every field that cannot be read is named with its reason, all at once", () => {
  const wrong = form({ platform: "skynet", seats: "0", months: "61", rate: "1.234,56" });
  expect(estimateCost(wrong)).toEqual({
    ok: false,
    errors: { platform: "unknown", seats: "too-small", months: "too-large", rate: "not-a-number" },
  });
  expect(estimateCost(form({ seats: "1.5", months: "-3", rate: "100,01" }))).toEqual({
    ok: false,
    errors: { seats: "not-a-number", months: "too-small", rate: "too-large" },
  });
  expect(estimateCost(form({ seats: "", rate: "0,00001" }))).toEqual({
    ok: false,
    errors: { seats: "not-a-number", rate: "too-small" },
  });
});

test("a shared address brings back the form as typed, mistakes included", () => {
  const typed = form({ platform: "grammarly", seats: "two", months: "10", rate: "5,40" });
  expect(parseCostForm(new URLSearchParams(serialiseCostForm(typed)))).toEqual(typed);
  expect(parseCostForm(new URLSearchParams(""))).toEqual(EMPTY_COST_FORM);
});
