// The cards and factors of the platforms page in one language, as the page receives them.
import type { Locale, Texts } from "~/addresses/languages";
import type { Provenance } from "~/features/evidence/core/evidence";
import { type ShownFact, shownFacts } from "~/features/evidence/core/shown-fact";
import { type Question, type ToolEvidence, toUnknownEvidence } from "~/features/evidence/core/tool-evidence";
import { keepPricesWhole } from "~/lib/whole-prices";
import {
  type Market,
  type PlanView,
  type PriceReadings,
  priceProvenance,
  readingFor,
  toPlanViews,
} from "./plan-price";

// The cards and the comparison factors of the platforms page.
/** The site's own words about it. Prices, offers, ages and data come from texts that were read, never from here. */
interface PlatformCardText {
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
  /** Its evidence where the catalogue has no such tool. */
  readonly known?: ToolEvidence;
  readonly prices: PriceReadings;
  readonly text: Texts<PlatformCardText>;
}

export interface ComparisonFactor {
  readonly id: string;
  readonly text: Texts<{ readonly title: string; readonly description: string; readonly question: string }>;
}

export interface PlatformView extends PlatformCardText {
  readonly id: string;
  readonly name: string;
  readonly website: string;
  readonly toolId: string | null;
  /** The facts about the free plan and the offer for education. */
  readonly facts: Readonly<Record<"freePlan" | "educationOffer", ShownFact>>;
  readonly plans: readonly PlanView[];
  /** The provenance of these prices. */
  readonly price: Provenance & { readonly address: string | null; readonly note: string | null };
}

export interface FactorView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly question: string;
}

/** One card in one language, with the prices of one market and the evidence of its tool. */
export function toPlatformView(
  { id, name, website, toolId, known, prices, text }: PlatformCard,
  readers: { readonly market: Market; readonly country: string | null; readonly locale: Locale },
  evidence: readonly ToolEvidence[],
): PlatformView {
  const { market, country, locale } = readers;
  const tool = known ?? evidence.find((one) => one.id === toolId) ?? toUnknownEvidence(id);
  const facts = shownFacts(tool, locale, country);
  const reading = readingFor(prices, market)?.reading;
  return {
    id,
    name,
    website,
    toolId,
    plans: toPlanViews(prices, market, locale),
    price: {
      ...priceProvenance(prices, market),
      address: reading?.address ?? null,
      note: reading?.note === undefined ? null : keepPricesWhole(reading.note[locale]),
    },
    facts: { freePlan: toFact("freePlan", facts), educationOffer: toFact("educationOffer", facts) },
    ...text[locale],
  };
}

/** Every tool has an answer to every question. */
function toFact(question: Question, facts: readonly ShownFact[]): ShownFact {
  const fact = facts.find((one) => one.question === question);
  if (fact === undefined) throw new Error(`no answer to ${question}`);
  return fact;
}

/** A factor of the comparison in one language. */
export function toFactorView({ id, text }: ComparisonFactor, locale: Locale): FactorView {
  return { id, ...text[locale] };
}
