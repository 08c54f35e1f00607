// Spec §2 "Donation block": everything the section shows, in one language, and how to give where a way is not
// configured.
import type { DonationLinks, DonationOption } from "./donation-option";
import type { PixReceiver } from "./pix-view";

/** The configured ways of giving, without the problems of the configuration. */
export interface DonationSettings {
  readonly pix: PixReceiver | null;
  /** The bank's own image of a code without amount; null: ours alone. */
  readonly pixQrImageUrl: string | null;
  readonly links: DonationLinks;
}

export interface DonationProps {
  readonly options: readonly DonationOption[];
  readonly howItHelps: readonly string[];
  readonly transparency: readonly string[];
  readonly pix: PixReceiver | null;
  readonly pixQrImageUrl: string | null;
  readonly contactEmail: string | null;
}

/** How a card gives. */
export type WayOfGiving = "card" | "pix" | "contact";

/** What a card without a payment link offers instead: the next best way there is. */
export function insteadOfCard({ pix, contactEmail }: DonationProps): Exclude<WayOfGiving, "card"> | "none" {
  if (pix !== null) return "pix";
  return contactEmail === null ? "none" : "contact";
}

/** What the bank-transfer card offers instead while Pix is not configured. */
export function insteadOfPix(donation: DonationProps): Exclude<WayOfGiving, "pix"> | "none" {
  if (hasCardPayment(donation)) return "card";
  return donation.contactEmail === null ? "none" : "contact";
}

/** True when at least one card can be paid: only then is a payment provider spoken of. */
export function hasCardPayment({ options }: DonationProps): boolean {
  return options.some(({ paymentUrl }) => paymentUrl !== null);
}
