import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { TOOL_EVIDENCE } from "~/features/catalogue/io/catalogue.server";
import { EMPTY_COST_FORM, estimateCost } from "~/features/platforms/core/cost-calculator";
import { toPlatformView } from "~/features/platforms/core/platform-view";
import { loadPlatforms } from "~/page-parts/platforms-data.server";
import { MARKETS, PLATFORM_CARDS } from "./platforms.server";

test("there is one card for each platform of the calculator", () => {
  for (const locale of LOCALES) {
    const { platforms, plans } = loadPlatforms(locale);
    for (const platform of platforms) expect(platform.plans.length, platform.id).toBeGreaterThan(0);
    expect(platforms.flatMap((platform) => platform.plans)).toEqual(plans);
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
  }
});

test("the price on a card is the price the calculator uses, in every language", () => {
  for (const locale of LOCALES) {
    const { platforms, plans } = loadPlatforms(locale);
    for (const plan of platforms.flatMap((platform) => platform.plans)) {
      const result = estimateCost({ ...EMPTY_COST_FORM, platform: plan.id }, plans);
      expect(result.ok && result.estimate.perMonth, plan.id).toMatchObject({
        cents: plan.centsPerMonth,
        currency: plan.currency,
      });
    }
  }
});

test("every price has a source in every language, and one in reais has its month", () => {
  const prices = PLATFORM_CARDS.flatMap(({ plans }) => plans.flatMap((plan) => plan.prices));
  for (const { currency, market, month, source, cents } of prices) {
    expect(Number.isInteger(cents) && cents > 0).toBe(true);
    for (const locale of LOCALES) expect(source[locale].trim()).not.toBe("");
    if (month !== null) expect(month).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(currency === "BRL", `${cents}`).toBe(market === "BR");
    if (currency === "BRL") expect(month).not.toBeNull();
  }
});

test("in Portuguese the platforms that sell in reais are shown in reais", () => {
  const views = PLATFORM_CARDS.map((card) => toPlatformView(card, MARKETS["pt-br"], "pt-br", TOOL_EVIDENCE));
  const currencies = views.flatMap(({ plans }) => plans.map(({ id, currency }) => [id, currency]));
  expect(Object.fromEntries(currencies)).toMatchObject({
    openai: "BRL",
    "openai-go": "BRL",
    "google-ai": "BRL",
    "canva-ai": "BRL",
    "anthropic-claude": "USD",
  });
});

test("the free plan and the offer on a card rest on the evidence of its tool, and say so where there is none", () => {
  const known = PLATFORM_CARDS.flatMap(({ toolId }) => toolId ?? []);
  expect(TOOL_EVIDENCE.map(({ id }) => id)).toEqual(expect.arrayContaining(known));
  const views = loadPlatforms("pt-br").platforms;
  const standings = new Map(views.map(({ toolId, standings }) => [toolId, standings]));
  expect(standings.get("chatgpt")).toMatchObject({
    free: { basis: "third-party", month: "2026-01" },
    education: { basis: "official", kind: "terms", month: "2026-08" },
  });
  for (const { toolId, standings } of views) {
    const evidence = TOOL_EVIDENCE.find(({ id }) => id === toolId);
    expect(standings.free.basis, `${toolId}`).toBe(evidence?.freePlan.basis ?? "not-found");
    expect(standings.education.basis, `${toolId}`).toBe(evidence?.educationOffer.basis ?? "not-found");
  }
});

test("every platform is reached over https", () => {
  for (const card of PLATFORM_CARDS) expect(card.website).toMatch(/^https:\/\//);
});
