// The way from a card to its payment page. The page with the card is cached, so it holds no address that money goes
// to. The card leads here instead, and this answer is always up to date.

import { toPath } from "~/addresses/addresses";
import type { Locale } from "~/addresses/languages";
import type { CardAmount } from "./amount";

/** Below it lies one address per amount of a card. */
export function cardLinksPath(locale: Locale): string {
  return `${toPath("donate", locale)}/go/`;
}

/** Where a card of this amount leads, in the language of its page. */
export function cardLinkPath(locale: Locale, amount: CardAmount): string {
  return cardLinksPath(locale) + amount;
}
