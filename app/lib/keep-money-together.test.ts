import { expect, test } from "vitest";
import { keepMoneyTogether } from "./keep-money-together";

test.each([
  ["até R$ 410 mil", "até R$\u00a0410 mil"],
  ["a KSh 96 million grant", "a KSh\u00a096 million grant"],
  ["Rs 148 crore and € 79", "Rs\u00a0148 crore and €\u00a079"],
  ["US$ 9 a month", "US$\u00a09 a month"],
  ["in the EU 27 states", "in the EU 27 states"],
  ["R$ e 5", "R$ e 5"],
])("%j breaks nowhere between currency and amount", (text, expected) => {
  expect(keepMoneyTogether(text)).toBe(expected);
});
