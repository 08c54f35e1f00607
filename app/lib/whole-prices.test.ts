import { expect, test } from "vitest";
import { keepPricesWhole } from "./whole-prices";

test.each([
  ["Premium R$ 29,90 por mês", "Premium R$\u00a029,90 por mês"],
  ["Pro US$ 10 por mês; Pro+ US$ 39", "Pro US$\u00a010 por mês; Pro+ US$\u00a039"],
  ["Pro 10 USD a month or 96.50 USD a year", "Pro 10\u00a0USD a month or 96.50\u00a0USD a year"],
  ["credit of 20 BRL. No price", "credit of 20\u00a0BRL. No price"],
])("the price in %j stays on one line", (text, whole) => {
  expect(keepPricesWhole(text)).toBe(whole);
});

test.each(["13 anos", "R$\u00a05", "$38.97", "3 USDA grants", "Prices in R$ or US$"])(
  "%j stays as it is",
  (text) => {
    expect(keepPricesWhole(text)).toBe(text);
  },
);
