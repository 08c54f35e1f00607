/** A sign before its amount, or an amount before its currency, with a blank between them. */
const SPLIT_PRICE = /(R\$|US\$) (?=\d)|(?<=\d) (?=(?:USD|BRL)\b)/g;

/** The text with its prices kept on one line: what parts a sign from its amount is no place to break. */
export function keepPricesWhole(text: string): string {
  return text.replace(SPLIT_PRICE, (_, sign: string | undefined) => `${sign ?? ""}\u00a0`);
}
