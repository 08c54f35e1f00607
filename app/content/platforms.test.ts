import { expect, test } from "vitest";
import { LOCALES, type Locale } from "~/addresses/languages";
import { findResource, TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { findAnswer, forReadersIn } from "~/features/evidence/core/tool-evidence";
import { EMPTY_COST_FORM, estimateCost } from "~/features/platforms/core/cost-calculator";
import { type PlanView, type PriceReadings, readingFor } from "~/features/platforms/core/plan-price";
import { loadCalculator, loadPlatforms } from "~/page-parts/platforms-data.server";
import { PRICE_READINGS } from "./plan-prices.server";
import { PLATFORM_CARDS } from "./platforms.server";
import { priceReadingSchema } from "./schemas";

const listPlans = (locale: Locale) => loadCalculator(new URLSearchParams(), locale).plans;

test("there is one card for each platform of the calculator", () => {
  for (const locale of LOCALES) {
    const { platforms } = loadPlatforms(locale);
    const plans = listPlans(locale);
    expect(platforms.flatMap((platform) => platform.plans)).toEqual(plans);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
    expect(plans.some(({ id }) => id === EMPTY_COST_FORM.platform)).toBe(true);
  }
});

test("an address of the calculator brings back each plan", () => {
  for (const locale of LOCALES)
    for (const { id } of listPlans(locale))
      expect(loadCalculator(new URLSearchParams({ platform: id }), locale).costForm.platform).toBe(id);
});

test("the price on a card is the price the calculator uses, in every language", () => {
  for (const locale of LOCALES) {
    const { platforms } = loadPlatforms(locale);
    const plans = listPlans(locale);
    for (const plan of platforms.flatMap((platform) => platform.plans)) {
      const result = estimateCost({ ...EMPTY_COST_FORM, platform: plan.id }, plans);
      expect(result.ok && result.estimate.perMonth, plan.id).toMatchObject({
        cents: plan.centsPerMonth,
        currency: plan.currency,
      });
    }
  }
});

test("every price has a document in every language, and without one there is no price", () => {
  for (const [maker, readings] of Object.entries<PriceReadings>(PRICE_READINGS)) {
    for (const reading of Object.values(readings)) {
      expect(priceReadingSchema.safeParse(reading).error?.issues, maker).toBeUndefined();
      expect(priceReadingSchema.safeParse({ ...reading, basis: undefined }).success).toBe(false);
      expect(priceReadingSchema.safeParse({ ...reading, document: undefined }).success).toBe(false);
      expect(priceReadingSchema.safeParse({ ...reading, plans: [] }).success).toBe(false);
    }
  }
  for (const { plans, price, id } of LOCALES.flatMap((locale) => loadPlatforms(locale).platforms))
    expect(plans.length > 0, id).toBe(price.basis !== "not-found" && price.address !== null);
});

test("in Portuguese the platforms that sell in reais are shown in reais", () => {
  const currencies = listPlans("pt-br").map(({ id, currency }) => [id, currency]);
  expect(Object.fromEntries(currencies)).toMatchObject({
    openai: "BRL",
    "openai-go": "BRL",
    "google-ai": "BRL",
    "canva-ai": "BRL",
    "anthropic-claude": "BRL",
  });
});

test("a platform's prices and the page of its tool say the same, in every language", () => {
  for (const locale of LOCALES) {
    for (const { toolId, plans, price } of loadPlatforms(locale).platforms) {
      if (toolId === null) continue;
      const tool = findResource(toolId, locale);
      const fact = tool?.facts.find(({ question }) => question === "price");
      expect(fact, toolId).toMatchObject({
        basis: price.basis,
        month: price.month,
        address: price.address,
        note: price.note,
        document: plans[0]?.source ?? null,
      });
      for (const { name } of plans) expect(fact?.text, toolId).toContain(name);
      for (const amount of plans.flatMap(listAmounts))
        expect(fact?.text?.replaceAll(",", "."), toolId).toContain(amount);
      if (plans.length === 0) expect(fact?.text).toBeNull();
    }
  }
});

/** As a text writes them, whole ones without decimals. */
function listAmounts({ centsPerMonth, centsPerYear }: PlanView): string[] {
  return [centsPerMonth, ...(centsPerYear === null ? [] : [centsPerYear])].map((cents) =>
    (cents / 100).toFixed(2).replace(/\.00$/, ""),
  );
}

test("a tool has the least price of its platform as its value, so that its page leads with the same figure", () => {
  for (const { toolId, prices } of PLATFORM_CARDS) {
    const known = TOOL_EVIDENCE.find(({ id }) => id === toolId);
    if (known === undefined) continue;
    for (const country of [null, "BR"] as const) {
      const found = readingFor(prices, country ?? "US");
      const value = findAnswer(forReadersIn(known, country).price);
      const least = found && Math.min(...found.reading.plans.map(({ centsPerMonth }) => centsPerMonth)) / 100;
      expect([value?.amount, value?.currency], toolId ?? "").toEqual(
        found === null ? [undefined, undefined] : [least, found.currency],
      );
    }
  }
});

test("the free plan and the offer on a card are those of the evidence of its tool, and say so where there is none", () => {
  const known = PLATFORM_CARDS.flatMap(({ toolId }) => toolId ?? []);
  expect(TOOL_EVIDENCE.map(({ id }) => id)).toEqual(expect.arrayContaining(known));
  for (const locale of LOCALES) {
    for (const { toolId, facts } of loadPlatforms(locale).platforms) {
      if (toolId === null) continue;
      const shown = findResource(toolId, locale)?.facts ?? [];
      for (const fact of Object.values(facts))
        expect(shown.find(({ question }) => question === fact.question)).toEqual(fact);
    }
  }
  const chatgpt = loadPlatforms("pt-br").platforms.find(({ toolId }) => toolId === "chatgpt");
  expect(chatgpt?.facts).toMatchObject({
    freePlan: { basis: "third-party", month: "2026-01" },
    educationOffer: { basis: "official", kind: "terms", month: "2026-08", isElsewhere: true },
  });
});

test("every platform is reached over https", () => {
  for (const card of PLATFORM_CARDS) expect(card.website).toMatch(/^https:\/\//);
});
