const BEFORE_AMOUNT = /(?<!\w)([A-Z]{0,3}\p{Sc}|Rs\.?|KSh|EUR|USD|BRL) (?=\d)/gu;

/** The text with a no-break space between a currency and its amount: "R$" alone at the end of a line says nothing. */
export function keepMoneyTogether(text: string): string {
  return text.replace(BEFORE_AMOUNT, "$1\u00a0");
}
