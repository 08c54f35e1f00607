import type { Locale } from "~/addresses/languages";
import {
  IMPLEMENTATION_CHECKLIST,
  IMPLEMENTATION_CHECKLIST_TEXT,
} from "~/content/implementation-checklist.server";
import { COMPARISON_FACTORS, PLATFORM_CARDS, PLATFORM_TIP } from "~/content/platforms.server";
import { toChecklistView } from "~/features/checklists/core/checklist-view";
import { EMPTY_COST_FORM, parseCostForm } from "~/features/platforms/core/cost-calculator";
import { toFactorView, toPlatformView } from "~/features/platforms/core/platform-view";

/** The calculator as an address has it; without any it is empty. */
export function loadCalculator(params: URLSearchParams) {
  return {
    costForm: parseCostForm(params),
    isCostAsked: Object.keys(EMPTY_COST_FORM).some((name) => params.has(name)),
  };
}

/** Cards, factors, calculator and checklist in one language. */
export function loadPlatforms(locale: Locale) {
  return {
    ...loadCalculator(new URLSearchParams()),
    platforms: PLATFORM_CARDS.map((card) => toPlatformView(card, locale)),
    factors: COMPARISON_FACTORS.map((factor) => toFactorView(factor, locale)),
    tip: PLATFORM_TIP[locale],
    checklist: {
      ...IMPLEMENTATION_CHECKLIST_TEXT[locale],
      groups: toChecklistView(IMPLEMENTATION_CHECKLIST, locale),
    },
  };
}

export type PlatformsData = ReturnType<typeof loadPlatforms>;
