import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { Money } from "~/features/platforms/core/cost-calculator";

/** An amount in whole cents as the language writes it: "$38.97", "US$ 38,97". */
export function formatMoney(cents: number, currency: "USD" | "BRL", locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGES[locale].tag, { style: "currency", currency }).format(cents / 100);
}

/** Dollars, and in brackets reais where there is a rate. */
export function formatBoth({ centsUsd, centsBrl }: Money, locale: Locale): string {
  const dollars = formatMoney(centsUsd, "USD", locale);
  return centsBrl === null ? dollars : `${dollars} (${formatMoney(centsBrl, "BRL", locale)})`;
}
