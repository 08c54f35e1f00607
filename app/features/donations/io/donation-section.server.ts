import type { Locale } from "~/addresses/languages";
import { COST_LEDGER } from "~/content/costs.server";
import { DONATION_CARDS, HOW_IT_HELPS, TRANSPARENCY } from "~/content/donations.server";
import { toDonationOptions } from "~/features/donations/core/donation-option";
import type { DonationProps, PublicDonations } from "~/features/donations/core/donation-props";

interface DonationConfiguration {
  readonly donations: PublicDonations;
  readonly contactEmail: string | null;
}

/** The props of the donation section in one language, from the configuration and the content. */
export function toDonationProps(config: DonationConfiguration, locale: Locale): DonationProps {
  const { hasPix, payableAmounts, examples } = config.donations;
  return {
    options: toDonationOptions(DONATION_CARDS, payableAmounts, locale),
    howItHelps: HOW_IT_HELPS.map((text) => text[locale]),
    transparency: TRANSPARENCY.map((text) => text[locale]),
    hasPix,
    contactEmail: config.contactEmail,
    hasCosts: COST_LEDGER.items.every(({ monthlyCentavos }) => monthlyCentavos !== null),
    examples,
  };
}
