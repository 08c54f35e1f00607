import { expect, test } from "vitest";
import { oldestMonth, type Plan, type PlanPrice, toPlanView } from "./plan-price";

function price(overrides: Partial<PlanPrice>): PlanPrice {
  const source = { en: "a list", "pt-br": "uma lista" };
  return {
    cents: 1299,
    currency: "USD",
    period: "month",
    market: "US",
    month: "2026-05",
    source,
    ...overrides,
  };
}

const inReais = { currency: "BRL", market: "BR", month: "2026-09" } as const;
const PLAN: Plan = {
  id: "plan",
  name: "Plan",
  prices: [
    price({}),
    price({ cents: 12000, period: "year" }),
    price({ ...inReais, cents: 3490 }),
    price({ ...inReais, cents: 28990, period: "year" }),
  ],
};

test("Brazil pays its own price in reais, by the month and by the year, not a converted one", () => {
  expect(toPlanView(PLAN, "BR", "pt-br")).toEqual({
    id: "plan",
    name: "Plan",
    currency: "BRL",
    centsPerMonth: 3490,
    centsPerYear: 28990,
    month: "2026-09",
    source: "uma lista",
  });
  expect(toPlanView(PLAN, "US", "en")).toMatchObject({
    currency: "USD",
    centsPerMonth: 1299,
    centsPerYear: 12000,
  });
});

test("a market without a price of its own pays in dollars, and prices of two markets are never mixed", () => {
  const dollars = { ...PLAN, prices: PLAN.prices.slice(0, 2) };
  expect(toPlanView(dollars, "BR", "pt-br")).toMatchObject({ currency: "USD", centsPerYear: 12000 });
  const monthlyReais = { ...PLAN, prices: PLAN.prices.slice(0, 3) };
  expect(toPlanView(monthlyReais, "BR", "pt-br")).toMatchObject({ currency: "BRL", centsPerYear: null });
});

test("a plan without a price per month is refused", () => {
  expect(() => toPlanView({ ...PLAN, prices: [] }, "BR", "en")).toThrow("no price per month");
});

test("prices are as old as the oldest of them, and undated when one is", () => {
  expect(oldestMonth([{ month: "2026-09" }, { month: "2026-05" }])).toBe("2026-05");
  expect(oldestMonth([{ month: "2026-09" }, { month: null }])).toBeNull();
  expect(oldestMonth([])).toBeNull();
});
