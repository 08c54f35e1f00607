// The cards and the comparison factors of the platforms page.
import type { Locale } from "~/addresses/languages";
import type { ToolEvidence } from "~/features/evidence/core/tool-evidence";
import type { PriceReadings } from "./plan-price";

/** What we say of it ourselves. Prices, offers, ages and data come from texts that were read, never from here. */
export interface PlatformCardText {
  readonly description: string;
  readonly features: readonly string[];
  readonly bestFor: string;
}

export interface PlatformCard {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  /** Its tool in the catalogue, whose evidence the card shows; null where the catalogue has none. */
  readonly toolId: string | null;
  /** What is known of it where the catalogue has no such tool. */
  readonly known?: ToolEvidence;
  readonly prices: PriceReadings;
  readonly text: Readonly<Record<Locale, PlatformCardText>>;
}

export interface ComparisonFactor {
  readonly id: string;
  readonly text: Readonly<
    Record<Locale, { readonly title: string; readonly description: string; readonly question: string }>
  >;
}
