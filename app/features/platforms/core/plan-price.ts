// Prices of plans by market, with their provenance. Money is whole cents throughout.
import { forEachLocale, type Locale, type Texts } from "~/addresses/languages";
import type { OfficialKind, Provenance } from "~/features/evidence/core/evidence";
import { type Fact, NOT_FOUND, type PlanPrice } from "~/features/evidence/core/tool-evidence";

/** Where a price is asked. A market without a price of its own pays the one of the United States. */
export type Market = "US" | "BR";
export type Currency = "USD" | "BRL";

const CURRENCIES: Readonly<Record<Market, Currency>> = { US: "USD", BR: "BRL" };

type Words = Texts<string>;

/** A plan that is paid per person. */
export interface Plan {
  /** Also the word in a shared address of the calculator. */
  readonly id: string;
  readonly name: string;
  readonly centsPerMonth: number;
  /** For a whole year paid at once; left out where the text gives none. */
  readonly centsPerYear?: number;
}

/** A text with the prices of plans in one market. No price stands without it. */
export type PriceReading = (
  | { readonly basis: "official"; readonly kind: OfficialKind }
  | { readonly basis: "third-party" }
) & {
  readonly document: Words;
  readonly address: string;
  /** YYYY-MM of the text; null where it has no date. */
  readonly month: string | null;
  /** The caveat of the price. */
  readonly note?: Words;
  readonly plans: readonly [Plan, ...Plan[]];
};

/** The readings of one maker's prices; a market of which no text was found has none. */
export type PriceReadings = Readonly<Partial<Record<Market, PriceReading>>>;

/** A plan in one market and language, as cards and the calculator have it. */
export interface PlanView {
  readonly id: string;
  readonly name: string;
  readonly currency: Currency;
  readonly centsPerMonth: number;
  /** For a whole year paid at once; null where no such price is known. */
  readonly centsPerYear: number | null;
  readonly month: string | null;
  readonly source: string;
}

/** The text that a market goes by: its own, else that of the United States, never both; null where there is neither. */
export function readingFor(
  readings: PriceReadings,
  market: Market,
): { readonly reading: PriceReading; readonly currency: Currency } | null {
  const own = readings[market];
  if (own !== undefined) return { reading: own, currency: CURRENCIES[market] };
  return readings.US === undefined ? null : { reading: readings.US, currency: CURRENCIES.US };
}

/** The plans in one market; none where no text has their prices. */
export function toPlanViews(readings: PriceReadings, market: Market, locale: Locale): readonly PlanView[] {
  const found = readingFor(readings, market);
  if (found === null) return [];
  const { reading, currency } = found;
  return reading.plans.map(({ id, name, centsPerMonth, centsPerYear }) => ({
    id,
    name,
    currency,
    centsPerMonth,
    centsPerYear: centsPerYear ?? null,
    month: reading.month,
    source: reading.document[locale],
  }));
}

/** The provenance of the prices of a market. */
export function priceProvenance(readings: PriceReadings, market: Market): Provenance {
  const reading = readingFor(readings, market)?.reading;
  if (reading === undefined) return { basis: "not-found", month: null };
  const { basis, month } = reading;
  return basis === "official" ? { basis, kind: reading.kind, month } : { basis, month };
}

// The prices of the platforms as a tool's page states them: one record for both.
/** The words for prices in one language. */
export type PriceWords = (plans: readonly Plan[], currency: Currency, locale: Locale) => string;

const CENTS = 100;

/** The prices of the plans in one market: the least of them as a value, all of them in words. */
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
