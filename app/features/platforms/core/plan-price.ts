// What a plan costs, where, and by whose word. Money is whole cents throughout.
import type { Locale } from "~/addresses/languages";

/** Where a price is asked. A market without a price of its own pays the one of the United States. */
export type Market = "US" | "BR";
export type Currency = "USD" | "BRL";

export interface PlanPrice {
  readonly cents: number;
  readonly currency: Currency;
  readonly period: "month" | "year";
  readonly market: Market;
  /** YYYY-MM of what was read; null where nothing read has a date. */
  readonly month: string | null;
  readonly source: Readonly<Record<Locale, string>>;
}

/** A plan that a teacher can pay alone, per person. */
export interface Plan {
  /** Also the word in a shared address of the calculator. */
  readonly id: string;
  readonly name: string;
  /** The price per month is always among them. */
  readonly prices: readonly PlanPrice[];
}

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

/** The prices of a market are its own, or all of them those of the United States: never a mixture. */
export function toPlanView({ id, name, prices }: Plan, market: Market, locale: Locale): PlanView {
  const own = prices.filter((price) => price.market === market);
  const offered = own.some(({ period }) => period === "month")
    ? own
    : prices.filter((price) => price.market === "US");
  const monthly = offered.find(({ period }) => period === "month");
  if (monthly === undefined) throw new Error(`the plan ${id} has no price per month`);
  return {
    id,
    name,
    currency: monthly.currency,
    centsPerMonth: monthly.cents,
    centsPerYear: offered.find(({ period }) => period === "year")?.cents ?? null,
    month: monthly.month,
    source: monthly.source[locale],
  };
}

/** The oldest month among plans; null as soon as one of them has none. */
export function oldestMonth(plans: readonly Pick<PlanView, "month">[]): string | null {
  const months = plans.map(({ month }) => month ?? "").sort();
  return months[0] || null;
}
