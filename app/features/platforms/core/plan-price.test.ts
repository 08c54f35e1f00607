import { expect, test } from "vitest";
import {
  type PriceReading,
  type PriceReadings,
  priceProvenance,
  readingFor,
  toPlanViews,
  toPriceFact,
} from "./plan-price";

const READ = {
  basis: "third-party",
  document: { en: "a list", "pt-br": "uma lista" },
  address: "https://list.example/prices",
  month: "2026-05",
} as const;
const US: PriceReading = {
  ...READ,
  plans: [{ id: "plan", name: "Plan", centsPerMonth: 1299, centsPerYear: 12000 }],
};
const BR: PriceReading = {
  ...READ,
  month: "2026-09",
  plans: [{ id: "plan", name: "Plan", centsPerMonth: 3490, centsPerYear: 28990 }],
};
const BOTH: PriceReadings = { US, BR };

test("Brazil pays its own price in reais, by the month and by the year, not a converted one", () => {
  expect(toPlanViews(BOTH, "BR", "pt-br")).toEqual([
    {
      id: "plan",
      name: "Plan",
      currency: "BRL",
      centsPerMonth: 3490,
      centsPerYear: 28990,
      month: "2026-09",
      source: "uma lista",
    },
  ]);
  expect(toPlanViews(BOTH, "US", "en")).toMatchObject([
    { currency: "USD", centsPerMonth: 1299, centsPerYear: 12000, source: "a list" },
  ]);
});

test("a market without a price of its own pays in dollars, and prices of two markets are never mixed", () => {
  expect(toPlanViews({ US }, "BR", "pt-br")).toMatchObject([{ currency: "USD", centsPerYear: 12000 }]);
  const [plan] = BR.plans;
  const monthly: PriceReading = { ...READ, plans: [{ id: plan.id, name: plan.name, centsPerMonth: 3490 }] };
  expect(toPlanViews({ US, BR: monthly }, "BR", "pt-br")).toMatchObject([
    { currency: "BRL", centsPerYear: null },
  ]);
});

test("where no text was found there is no price, and a price in reais is never shown for dollars", () => {
  expect(toPlanViews({ BR }, "US", "en")).toEqual([]);
  expect(readingFor({}, "BR")).toBeNull();
  expect(priceProvenance({ BR }, "US")).toEqual({ basis: "not-found", month: null });
});

test("prices rest on the text that they were read in", () => {
  expect(priceProvenance(BOTH, "BR")).toEqual({ basis: "third-party", month: "2026-09" });
  const official: PriceReading = { ...US, basis: "official", kind: "pricing" };
  expect(priceProvenance({ US: official }, "BR")).toEqual({
    basis: "official",
    kind: "pricing",
    month: "2026-05",
  });
});

const READINGS: PriceReadings = {
  US: {
    basis: "third-party",
    document: { en: "a list", "pt-br": "uma lista" },
    address: "https://list.example/prices",
    month: "2026-05",
    note: { en: "weak", "pt-br": "fraca" },
    plans: [
      { id: "pro", name: "Pro", centsPerMonth: 2000 },
      { id: "plus", name: "Plus", centsPerMonth: 499 },
    ],
  },
};
const words = (plans: readonly { readonly name: string }[], currency: string) =>
  `${plans.map(({ name }) => name).join(", ")} in ${currency}`;

test("the page of a tool states the least price as its value and every plan in words, with the text that was read", () => {
  const { plans: _, ...read } = READINGS.US ?? { plans: [] };
  expect(toPriceFact(READINGS, "BR", words)).toEqual({
    ...read,
    value: { currency: "USD", amount: 4.99, per: "month" },
    text: { en: "Pro, Plus in USD", "pt-br": "Pro, Plus in USD" },
  });
});

test("without a text the price of a tool was not found", () => {
  expect(toPriceFact({ BR: READINGS.US }, "US", words)).toEqual({ basis: "not-found", month: null });
});
