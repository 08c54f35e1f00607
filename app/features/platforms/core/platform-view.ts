// The cards and factors of the platforms page in one language, as the page receives them.

import type { Locale } from "~/addresses/languages";
import { type Market, oldestMonth, type PlanView, toPlanView } from "./plan-price";
import type { ComparisonFactor, PlatformCard, PlatformCardText } from "./platform-card";

export interface PlatformView extends PlatformCardText {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly website: string;
  readonly plans: readonly PlanView[];
  /** YYYY-MM of the oldest of its prices; null where one has no date. */
  readonly priceMonth: string | null;
}

export interface FactorView {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly question: string;
}

/** One card in one language, with the prices of one market. */
export function toPlatformView(card: PlatformCard, market: Market, locale: Locale): PlatformView {
  const { id, name, icon, website, text } = card;
  const plans = card.plans.map((plan) => toPlanView(plan, market, locale));
  return { id, name, icon, website, plans, priceMonth: oldestMonth(plans), ...text[locale] };
}

export function toFactorView({ id, icon, text }: ComparisonFactor, locale: Locale): FactorView {
  return { id, icon, ...text[locale] };
}
