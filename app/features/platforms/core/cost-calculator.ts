// Prices of the platforms, and what they cost for a number of people. Money is whole cents throughout.

/** Plans whose price a teacher can pay alone, per person and month, in US cents. */
export const PLATFORM_PRICES = [
  { id: "openai", name: "ChatGPT Plus (OpenAI)", centsUsdPerSeatMonth: 2000 },
  { id: "google-ai", name: "Google AI Pro", centsUsdPerSeatMonth: 1999 },
  { id: "microsoft-copilot", name: "Microsoft 365 Copilot", centsUsdPerSeatMonth: 3000 },
  { id: "anthropic-claude", name: "Claude Pro (Anthropic)", centsUsdPerSeatMonth: 2000 },
  { id: "canva-ai", name: "Canva Pro", centsUsdPerSeatMonth: 1299 },
  { id: "grammarly", name: "Grammarly Premium", centsUsdPerSeatMonth: 1200 },
] as const satisfies readonly PlatformPrice[];

export interface PlatformPrice {
  readonly id: string;
  readonly name: string;
  readonly centsUsdPerSeatMonth: number;
}

export type PlatformId = (typeof PLATFORM_PRICES)[number]["id"];

export const SEATS_MAX = 5000;
export const MONTHS_MAX = 60;
/** Reais for one dollar. The upper limit keeps every product below within exact integers. */
const RATE_MAX = 100;
/** An exchange rate is held as whole ten-thousandths: 5.4321 is 54321. */
const RATE_SCALE = 10_000;
const MONTHS_PER_YEAR = 12;
/** Longer values in an address are cut. No accepted number is nearly as long. */
const FIELD_MAX_LENGTH = 20;

/** The four fields as typed, so that a form can show them again whatever they hold. */
export interface CostForm {
  readonly platform: string;
  readonly seats: string;
  readonly months: string;
  readonly rate: string;
}

export type CostField = keyof CostForm;
export type CostError = "unknown" | "not-a-number" | "too-small" | "too-large";

export interface Money {
  readonly centsUsd: number;
  /** null while no exchange rate is given. */
  readonly centsBrl: number | null;
}

export interface CostEstimate {
  readonly price: PlatformPrice;
  readonly seats: number;
  readonly months: number;
  readonly perMonth: Money;
  readonly perYear: Money;
  /** For the chosen number of months. */
  readonly total: Money;
}

export type CostResult =
  | { readonly ok: true; readonly estimate: CostEstimate }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<CostField, CostError>>> };

/** What an untouched form holds: one person, twelve months, no exchange rate. */
export const EMPTY_COST_FORM: CostForm = {
  platform: PLATFORM_PRICES[0].id,
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

/** Each amount is converted from its own dollars and rounded once, half up; a year may differ from 12 rounded months. */
function toMoney(centsUsd: number, rate: number | null): Money {
  const centsBrl = rate === null ? null : Math.floor((centsUsd * rate + RATE_SCALE / 2) / RATE_SCALE);
  return { centsUsd, centsBrl };
}

/**
 * The cost of the form's platform per month, per year and for its months: in dollars and, if there is a rate, in
 * reais. Otherwise, the reason for every field that cannot be read. An empty rate is no error: the estimate is then
 * in dollars only.
 */
export function estimateCost(form: CostForm): CostResult {
  const price = PLATFORM_PRICES.find((known) => known.id === form.platform);
  const seats = parseCount(form.seats, SEATS_MAX);
  const months = parseCount(form.months, MONTHS_MAX);
  const rate = form.rate.trim() === "" ? { value: null } : parseRate(form.rate);
  if (!price || "error" in seats || "error" in months || "error" in rate) {
    return {
      ok: false,
      errors: {
        ...(price ? {} : { platform: "unknown" }),
        ...("error" in seats ? { seats: seats.error } : {}),
        ...("error" in months ? { months: months.error } : {}),
        ...("error" in rate ? { rate: rate.error } : {}),
      },
    };
  }
  const centsPerMonth = price.centsUsdPerSeatMonth * seats.value;
  return {
    ok: true,
    estimate: {
      price,
      seats: seats.value,
      months: months.value,
      perMonth: toMoney(centsPerMonth, rate.value),
      perYear: toMoney(centsPerMonth * MONTHS_PER_YEAR, rate.value),
      total: toMoney(centsPerMonth * months.value, rate.value),
    },
  };
}
