// The cards and the six comparison factors of the platforms page.
import type { Locale } from "~/addresses/languages";
import type { EvidenceRecord } from "~/features/evidence/core/evidence-record";
import type { PlatformId } from "./cost-calculator";

export interface PlatformCardText {
  readonly description: string;
  readonly features: readonly string[];
  readonly pricing: string;
  /** What to know before trusting the price; null when there is nothing to add. */
  readonly pricingNote: string | null;
  readonly educationDiscount: string;
  readonly bestFor: string;
}

export interface PlatformCard {
  readonly id: PlatformId;
  readonly name: string;
  /** Name of a lucide icon. The makers' logos are not ours to show. */
  readonly icon: string;
  readonly website: string;
  /** What the price rests on. */
  readonly evidence: EvidenceRecord;
  readonly text: Readonly<Record<Locale, PlatformCardText>>;
}

export interface ComparisonFactor {
  readonly id: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  readonly text: Readonly<
    Record<Locale, { readonly title: string; readonly description: string; readonly question: string }>
  >;
}
