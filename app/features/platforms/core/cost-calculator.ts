// Cost of a plan for a number of people and months. Money is whole cents throughout.
import type { Currency, PlanView } from "./plan-price";

export const SEATS_MAX = 5000;
export const MONTHS_MAX = 60;
/** Reais for one dollar. */
const RATE_MAX = 100;
/** An exchange rate is held as whole ten-thousandths: 5.4321 is 54321. */
const RATE_SCALE = 10_000;
/** Brazil's tax on a payment in foreign money, in thousandths (Decreto 12.499/2025). */
const IOF_PER_MILLE = 35;
const MILLE = 1000;
const MONTHS_PER_YEAR = 12;
/** Longer values in an address are cut. No accepted number is nearly as long. */
const FIELD_MAX_LENGTH = 20;

/** The four fields as typed, so that a form can show them again, valid or not. */
export interface CostForm {
  readonly platform: string;
  readonly seats: string;
  readonly months: string;
  readonly rate: string;
}

export type CostField = keyof CostForm;
export type CostError = "unknown" | "not-a-number" | "too-small" | "too-large";

export interface Money {
  readonly cents: number;
  readonly currency: Currency;
  /** Dollars in reais, IOF included; null where the price is in reais, and while no exchange rate is given. */
  readonly centsConverted: number | null;
}

export interface CostEstimate {
  readonly plan: PlanView;
  readonly seats: number;
  readonly months: number;
  readonly perMonth: Money;
  /** Twelve months, each paid by itself. */
  readonly perYear: Money;
  /** A year paid at once; null where the plan has no such price. */
  readonly yearAtOnce: Money | null;
  /** For the chosen number of months. */
  readonly total: Money;
}

export type CostResult =
  | { readonly ok: true; readonly estimate: CostEstimate }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CostField, CostError>>> };

/** The values of an untouched form: one person, twelve months, no exchange rate. */
export const EMPTY_COST_FORM: CostForm = {
  platform: "openai",
  seats: "1",
  months: String(MONTHS_PER_YEAR),
  rate: "",
};

/** Reads platform, seats, months and rate from an address; a field that is not there has its first value. */
export function parseCostForm(params: URLSearchParams): CostForm {
  const read = (field: CostField) =>
    params.get(field)?.trim().slice(0, FIELD_MAX_LENGTH) ?? EMPTY_COST_FORM[field];
  return { platform: read("platform"), seats: read("seats"), months: read("months"), rate: read("rate") };
}

/**
 * The query string without "?", with every field as typed, wrong ones included, so that a shared link loses nothing.
 */
export function serialiseCostForm(form: CostForm): string {
  const params = new URLSearchParams({ platform: form.platform, seats: form.seats, months: form.months });
  if (form.rate !== "") params.set("rate", form.rate);
  return params.toString();
}

type Parsed = { readonly value: number } | { readonly error: CostError };

function parseCount(text: string, max: number): Parsed {
  if (!/^-?\d+$/.test(text.trim())) return { error: "not-a-number" };
  const value = Number(text);
  if (value < 1) return { error: "too-small" };
  return value > max ? { error: "too-large" } : { value };
}

/** "5,40", "5.40", "5" and "R$ 5,40" are the same rate; four decimals at most, further ones are cut. */
function parseRate(text: string): Parsed {
  const match = /^(?:R\$\s*)?(\d{1,6})(?:[.,](\d{1,12}))?$/i.exec(text.trim());
  if (!match) return { error: "not-a-number" };
  const decimals = (match[2] ?? "").slice(0, 4).padEnd(4, "0");
  const value = Number(match[1]) * RATE_SCALE + Number(decimals);
  if (value === 0) return { error: "too-small" };
  return value > RATE_MAX * RATE_SCALE ? { error: "too-large" } : { value };
}

/**
 * Each amount is converted from its own dollars and rounded once, half up; a year may differ from 12 rounded months.
 */
function toMoney(cents: number, currency: Currency, rate: number | null): Money {
  if (currency === "BRL" || rate === null) return { cents, currency, centsConverted: null };
  // The product may exceed what a number holds exactly.
  const scale = BigInt(RATE_SCALE * MILLE);
  const scaled = BigInt(cents) * BigInt(rate) * BigInt(MILLE + IOF_PER_MILLE);
  return { cents, currency, centsConverted: Number((scaled + scale / BigInt(2)) / scale) };
}

/**
 * The cost of the form's plan per month, per year and for its months, in the currency it is sold in; dollars also in
 * reais with IOF if there is a rate. Otherwise, the reason for every field that cannot be read. An empty rate is no
 * error.
 */
export function estimateCost(form: CostForm, plans: readonly PlanView[]): CostResult {
  const plan = plans.find((known) => known.id === form.platform);
  const seats = parseCount(form.seats, SEATS_MAX);
  const months = parseCount(form.months, MONTHS_MAX);
  const rate = form.rate.trim() === "" ? { value: null } : parseRate(form.rate);
  if (!plan || "error" in seats || "error" in months || "error" in rate) {
    return {
      ok: false,
      errors: {
        ...(plan ? {} : { platform: "unknown" }),
        ...("error" in seats ? { seats: seats.error } : {}),
        ...("error" in months ? { months: months.error } : {}),
        ...("error" in rate ? { rate: rate.error } : {}),
      },
    };
  }
  const money = (centsPerSeat: number) => toMoney(centsPerSeat * seats.value, plan.currency, rate.value);
  const { centsPerMonth, centsPerYear } = plan;
  return {
    ok: true,
    estimate: {
      plan,
      seats: seats.value,
      months: months.value,
      perMonth: money(centsPerMonth),
      perYear: money(centsPerMonth * MONTHS_PER_YEAR),
      yearAtOnce: centsPerYear === null ? null : money(centsPerYear),
      total: money(centsPerMonth * months.value),
    },
  };
}
