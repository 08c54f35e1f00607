// Nine cards, each opening its own payment page.
import type { Locale, Texts } from "~/addresses/languages";
import { type CardAmount, formatAmount, POPULAR_CARD_AMOUNT } from "./amount";

/** Names of line icons. */
export type DonationIcon =
  | "coffee"
  | "book-open"
  | "heart"
  | "pencil-ruler"
  | "newspaper"
  | "languages"
  | "graduation-cap"
  | "library"
  | "school";

/** Colour of the tab at a card's top edge: names of semantic tokens. */
export type DonationColour =
  | "tool"
  | "course"
  | "certification"
  | "book"
  | "site"
  | "video"
  | "brand"
  | "action"
  | "highlight";

/** One card as content holds it, with the texts of all languages. */
export interface DonationCardRecord {
  readonly amount: CardAmount;
  readonly icon: DonationIcon;
  readonly colour: DonationColour;
  readonly description: Texts<string>;
  /** True where the description asks the giver to write first: the card then says where. */
  readonly asksToWrite?: true;
}

/** One card as the page shows it. */
export interface DonationOption {
  readonly id: string;
  /** In whole reais. */
  readonly amount: CardAmount;
  readonly amountLabel: string;
  readonly description: string;
  readonly icon: DonationIcon;
  readonly colour: DonationColour;
  /** False: no payment link is configured for this amount, and the card says how to give instead. */
  readonly isPayable: boolean;
  readonly isPopular: boolean;
  readonly asksToWrite: boolean;
}

/** Payment links by amount in whole reais. */
export type DonationLinks = Readonly<Partial<Record<CardAmount, string>>>;

/** The cards in one language, in the order of the records. */
export function toDonationOptions(
  records: readonly DonationCardRecord[],
  payableAmounts: readonly CardAmount[],
  locale: Locale,
): readonly DonationOption[] {
  return records.map((record) => ({
    id: `donate-${record.amount}`,
    amount: record.amount,
    amountLabel: formatAmount(record.amount * 100, locale),
    description: record.description[locale],
    icon: record.icon,
    colour: record.colour,
    isPayable: payableAmounts.includes(record.amount),
    isPopular: record.amount === POPULAR_CARD_AMOUNT,
    asksToWrite: record.asksToWrite === true,
  }));
}
