// The cards and factors of the platforms page in one language, as the page receives them.

import type { Locale } from "~/addresses/languages";
import type { Standing } from "~/features/evidence/core/evidence";
import { factStanding } from "~/features/evidence/core/tool-claims";
import { NOT_FOUND, type ToolEvidence } from "~/features/evidence/core/tool-evidence";
import { type Market, oldestMonth, type PlanView, toPlanView } from "./plan-price";
import type { ComparisonFactor, PlatformCard, PlatformCardText } from "./platform-card";

export interface PlatformView extends PlatformCardText {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly website: string;
  readonly toolId: string | null;
  /** What is known of the free plan and of the offer for education rests on these. */
  readonly standings: { readonly free: Standing; readonly education: Standing };
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

/** One card in one language, with the prices of one market and what is known of its tool. */
export function toPlatformView(
  card: PlatformCard,
  market: Market,
  locale: Locale,
  evidence: readonly ToolEvidence[],
): PlatformView {
  const { id, name, icon, website, toolId, text } = card;
  const known = evidence.find((tool) => tool.id === toolId);
  const standings = {
    free: factStanding(known?.freePlan ?? NOT_FOUND),
    education: factStanding(known?.educationOffer ?? NOT_FOUND),
  };
  const plans = card.plans.map((plan) => toPlanView(plan, market, locale));
  return {
    id,
    name,
    icon,
    website,
    toolId,
    plans,
    standings,
    priceMonth: oldestMonth(plans),
    ...text[locale],
  };
}

export function toFactorView({ id, icon, text }: ComparisonFactor, locale: Locale): FactorView {
  return { id, icon, ...text[locale] };
}
