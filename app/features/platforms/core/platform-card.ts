// The cards and the comparison factors of the platforms page.
import type { Locale } from "~/addresses/languages";
import type { Plan } from "./plan-price";

export interface PlatformCardText {
  readonly description: string;
  readonly features: readonly string[];
  /** What can be had without paying. */
  readonly free: string;
  /** What to know before trusting the price; null when there is nothing to add. */
  readonly pricingNote: string | null;
  readonly educationDiscount: string;
  readonly bestFor: string;
}

export interface PlatformCard {
  readonly id: string;
  readonly name: string;
  /** Name of a lucide icon. The makers' logos are not ours to show. */
  readonly icon: string;
  readonly website: string;
  /** Its tool in the catalogue, whose evidence its claims rest on; null where the catalogue has none. */
  readonly toolId: string | null;
  readonly plans: readonly Plan[];
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
