// The cards and factors of the platforms page in one language, as the page receives them.

import type { Locale } from "~/addresses/languages";
import type { Evidence } from "~/features/evidence/core/evidence";
import { toEvidence } from "~/features/evidence/core/evidence-record";
import type { ComparisonFactor, PlatformCard, PlatformCardText } from "./platform-card";

export interface PlatformView extends PlatformCardText {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly website: string;
  readonly evidence: Evidence;
}

export interface FactorView {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  readonly question: string;
}

/** One card in one language. */
export function toPlatformView(card: PlatformCard, locale: Locale): PlatformView {
  const { id, name, icon, website, evidence, text } = card;
  return { id, name, icon, website, evidence: toEvidence(evidence, locale), ...text[locale] };
}

export function toFactorView({ id, icon, text }: ComparisonFactor, locale: Locale): FactorView {
  return { id, icon, ...text[locale] };
}
