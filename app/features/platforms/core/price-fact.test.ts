import { expect, test } from "vitest";
import type { PriceReadings } from "./plan-price";
import { toPriceFact } from "./price-fact";

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
