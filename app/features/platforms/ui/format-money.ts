import { LANGUAGES, type Locale } from "~/addresses/languages";
import type { Money } from "~/features/platforms/core/cost-calculator";
import type { Currency } from "~/features/platforms/core/plan-price";

/** An amount in whole cents as the language writes it: "$38.97", "US$ 38,97". */
export function formatMoney(cents: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGES[locale].tag, { style: "currency", currency }).format(cents / 100);
}

/** The amount as it is paid, and in brackets what dollars cost in reais, where there is a rate. */
export function formatBoth({ cents, currency, centsConverted }: Money, locale: Locale): string {
  const paid = formatMoney(cents, currency, locale);
  return centsConverted === null ? paid : `${paid} (${formatMoney(centsConverted, "BRL", locale)})`;
}
