// The prices of the platforms as a tool's page states them: one record for both.
import { forEachLocale, type Locale } from "~/addresses/languages";
import { type Fact, NOT_FOUND, type PlanPrice } from "~/features/evidence/core/tool-evidence";
import { type Currency, type Market, type Plan, type PriceReadings, readingFor } from "./plan-price";

/** How a language says what plans cost. */
export type PriceWords = (plans: readonly Plan[], currency: Currency, locale: Locale) => string;

const CENTS = 100;

/** What the plans cost in one market: the least of them as a value, all of them in words. */
export function toPriceFact(readings: PriceReadings, market: Market, words: PriceWords): Fact<PlanPrice> {
  const found = readingFor(readings, market);
  if (found === null) return NOT_FOUND;
  const { plans, ...read } = found.reading;
  const { currency } = found;
  const least = Math.min(...plans.map(({ centsPerMonth }) => centsPerMonth));
  return {
    ...read,
    value: { currency, amount: least / CENTS, per: "month" },
    text: forEachLocale((locale) => words(plans, currency, locale)),
  };
}
