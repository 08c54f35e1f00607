// The amounts offered, and the free amount a person types.
import { LANGUAGES, type Locale } from "~/addresses/languages";

const MARKS = new Map<Locale, string | undefined>();

/** The mark that parts thousands in a language: 10,000 or 10.000. */
function groupMark(locale: Locale): string | undefined {
  if (!MARKS.has(locale)) {
    // Not when the module is evaluated: a first formatter costs a third of what the whole Worker takes to start.
    const parts = new Intl.NumberFormat(LANGUAGES[locale].formats).formatToParts(10_000);
    MARKS.set(locale, parts.find(({ type }) => type === "group")?.value);
  }
  return MARKS.get(locale);
}

/** The amounts of the cards, in BRL. */
export const CARD_AMOUNTS = [100, 200, 500, 1000, 5000, 10000, 25000, 50000, 100000] as const;
export type CardAmount = (typeof CARD_AMOUNTS)[number];
/** The card marked popular. */
export const POPULAR_CARD_AMOUNT: CardAmount = 500;
/** The card amount that a text spells, such as a part of an address; null for any other text. */
export function findCardAmount(text: string): CardAmount | null {
  return CARD_AMOUNTS.find((amount) => String(amount) === text) ?? null;
}

/** Small amounts offered for Pix, in BRL, beside the free one. */
export const PIX_AMOUNTS = [5, 10, 25, 50, 100] as const;

const AMOUNT_MIN_CENTAVOS = 1;
/** A guard against a slip of the finger, not a limit of Pix: R$ 999,999.99. */
export const AMOUNT_MAX_CENTAVOS = 99_999_999;

export type AmountProblem = "empty" | "not-a-number" | "too-precise" | "too-small" | "too-large";

export type AmountResult =
  | { readonly ok: true; readonly centavos: number }
  | { readonly ok: false; readonly reason: AmountProblem };

const PLAIN = /^\d+$/;
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/**
 * Reads an amount in reais as people type it: "12,5", "12.5", "1.234,50", "1,234.50", "R$ 10". A single
 * separator before one or two digits is a decimal mark in either language (number pads have only one key);
 * before three digits it groups thousands only where the language groups with it, otherwise the amount is
 * refused rather than guessed.
 */
export function parseAmount(text: string, locale: Locale): AmountResult {
  const typed = text
    .replace(/\s+/g, "")
    .replace(/^(?:R\$|BRL)/i, "")
    .replace(/(?:R\$|BRL|reais|real)$/i, "");
  if (typed === "") return { ok: false, reason: "empty" };
  const parts = splitAmount(typed, locale);
  if (typeof parts === "string") return { ok: false, reason: parts };
  const whole = parts.whole.replace(/^0+(?=\d)/, "");
  if (whole.length > 9) return { ok: false, reason: "too-large" };
  const centavos = Number(whole) * 100 + Number(parts.decimals.padEnd(2, "0"));
  if (centavos < AMOUNT_MIN_CENTAVOS) return { ok: false, reason: "too-small" };
  if (centavos > AMOUNT_MAX_CENTAVOS) return { ok: false, reason: "too-large" };
  return { ok: true, centavos };
}

/** "R$ 1.234,50" or "R$1,234.50"; whole amounts without centavos. */
export function formatAmount(centavos: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGES[locale].tag, {
    style: "currency",
    currency: "BRL",
    minimumFractionDigits: centavos % 100 === 0 ? 0 : 2,
  }).format(centavos / 100);
}

function splitAmount(
  typed: string,
  locale: Locale,
): { readonly whole: string; readonly decimals: string } | AmountProblem {
  if (PLAIN.test(typed)) return { whole: typed, decimals: "" };
  const last = Math.max(typed.lastIndexOf("."), typed.lastIndexOf(","));
  const mark = typed.charAt(last);
  const before = typed.slice(0, last);
  const after = typed.slice(last + 1);
  if (!PLAIN.test(after)) return "not-a-number";

  const isSingle = PLAIN.test(before);
  const isGroupMark = mark === groupMark(locale);
  if (GROUPED.test(typed) && hasOneMark(typed) && (!isSingle || isGroupMark)) {
    return { whole: typed.replace(/[.,]/g, ""), decimals: "" };
  }
  const isWhole = isSingle || (GROUPED.test(before) && hasOneMark(before) && !before.includes(mark));
  if (!isWhole) return "not-a-number";
  if (after.length > 2) return "too-precise";
  return { whole: before.replace(/[.,]/g, ""), decimals: after };
}

function hasOneMark(text: string): boolean {
  return !(text.includes(".") && text.includes(","));
}
