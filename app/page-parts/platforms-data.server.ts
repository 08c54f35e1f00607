import { LANGUAGES, type Locale } from "~/addresses/languages";
import {
  IMPLEMENTATION_CHECKLIST,
  IMPLEMENTATION_CHECKLIST_TEXT,
} from "~/content/implementation-checklist.server";
import { COMPARISON_FACTORS, MARKETS, PLATFORM_CARDS, PLATFORM_TIP } from "~/content/platforms.server";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { toChecklistView } from "~/features/checklists/core/checklist";
import { EMPTY_COST_FORM, parseCostForm } from "~/features/platforms/core/cost-calculator";
import { toFactorView, toPlatformView } from "~/features/platforms/core/platform-view";

function listPlatforms(locale: Locale) {
  const readers = { market: MARKETS[locale], country: LANGUAGES[locale].country, locale };
  return PLATFORM_CARDS.map((card) => toPlatformView(card, readers, TOOL_EVIDENCE));
}

/** The calculator as an address has it, without any it is empty; and the text that each maker's prices rest on. */
export function loadCalculator(params: URLSearchParams, locale: Locale) {
  const platforms = listPlatforms(locale);
  return {
    costForm: parseCostForm(params),
    isCostAsked: Object.keys(EMPTY_COST_FORM).some((name) => params.has(name)),
    plans: platforms.flatMap(({ plans }) => plans),
    prices: platforms.map(({ id, name, price, plans }) => ({
      ...price,
      id,
      name,
      document: plans[0]?.source ?? null,
    })),
  };
}

/** The steps that bring a platform into a school, in one language. */
export function loadChecklist(locale: Locale) {
  return {
    ...IMPLEMENTATION_CHECKLIST_TEXT[locale],
    groups: toChecklistView(IMPLEMENTATION_CHECKLIST, locale),
  };
}

/** Cards, factors and tip in one language. */
export function loadPlatforms(locale: Locale) {
  return {
    platforms: listPlatforms(locale),
    factors: COMPARISON_FACTORS.map((factor) => toFactorView(factor, locale)),
    tip: PLATFORM_TIP[locale],
  };
}

export type PlatformsData = ReturnType<typeof loadPlatforms>;
