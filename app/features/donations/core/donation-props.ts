// Everything the donation section shows, in one language, and how to give where a way is not configured.
import { isExampleAddress } from "~/lib/example-value";
import { CARD_AMOUNTS, type CardAmount } from "./amount";
import type { DonationLinks, DonationOption } from "./donation-option";
import type { PixReceiver } from "./pix-view";

/** The configured ways of giving, without the problems of the configuration. */
export interface DonationSettings {
  readonly pix: PixReceiver | null;
  /** The bank's own image of a code without amount; null: ours alone. */
  readonly pixQrImageUrl: string | null;
  readonly links: DonationLinks;
}

/**
 * The part of the settings that a cached page may show: which ways of giving there are, and nothing that leads money
 * anywhere.
 */
export interface PublicDonations {
  readonly hasPix: boolean;
  /** The cards with a payment page. */
  readonly payableAmounts: readonly CardAmount[];
  /**
   * The host of the bank's image. The content security policy of the pages allows it, and the privacy page names it.
   */
  readonly bankImageOrigin: string | null;
  /** Which ways of giving lead nowhere because a local start made them up. */
  readonly examples: { readonly cards: boolean; readonly pix: boolean };
}

/** The public part of the settings. */
export function toPublicDonations({ pix, pixQrImageUrl, links }: DonationSettings): PublicDonations {
  return {
    hasPix: pix !== null,
    payableAmounts: CARD_AMOUNTS.filter((amount) => links[amount] !== undefined),
    bankImageOrigin: pixQrImageUrl === null ? null : new URL(pixQrImageUrl).origin,
    examples: {
      cards: Object.values(links).some(isExampleAddress),
      pix: isExampleAddress(pix?.key.value),
    },
  };
}

export interface DonationProps {
  readonly options: readonly DonationOption[];
  readonly howItHelps: readonly string[];
  readonly transparency: readonly string[];
  readonly hasPix: boolean;
  readonly contactEmail: string | null;
  /** Whether every line of the costs page is filled in; before that nothing leads there. */
  readonly hasCosts: boolean;
  readonly examples: PublicDonations["examples"];
}

/** How a card gives. */
export type WayOfGiving = "card" | "pix" | "contact";

/** The next best way of giving for a card without a payment link. */
export function insteadOfCard({
  hasPix,
  contactEmail,
}: DonationProps): Exclude<WayOfGiving, "card"> | "none" {
  if (hasPix) return "pix";
  return contactEmail === null ? "none" : "contact";
}

/** The next best way of giving for the bank-transfer card while Pix is not configured. */
export function insteadOfPix(donation: DonationProps): Exclude<WayOfGiving, "pix"> | "none" {
  if (hasCardPayment(donation)) return "card";
  return donation.contactEmail === null ? "none" : "contact";
}

/** True when no card would lead anywhere: nine of them would only say so nine times. */
export function isNothingOpen(donation: DonationProps): boolean {
  return !hasCardPayment(donation) && insteadOfCard(donation) === "none";
}

/** True when at least one card can be paid: only then is a payment provider spoken of. */
export function hasCardPayment({ options }: DonationProps): boolean {
  return options.some(({ isPayable }) => isPayable);
}
