import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { EMPTY_COST_FORM, estimateCost, PLATFORM_PRICES } from "~/features/platforms/core/cost-calculator";
import { PLATFORM_CARDS } from "./platforms.server";
import { evidenceSchema } from "./schemas";

test("there is one card for each platform of the calculator", () => {
  expect(PLATFORM_CARDS.map((card) => card.id)).toEqual(PLATFORM_PRICES.map((price) => price.id));
});

test("the price on a card is the price the calculator uses, in every language", () => {
  for (const card of PLATFORM_CARDS) {
    const result = estimateCost({ ...EMPTY_COST_FORM, platform: card.id });
    const dollars = result.ok ? result.estimate.perMonth.centsUsd / 100 : Number.NaN;
    for (const locale of LOCALES) {
      const printed = /\d+(?:[.,]\d\d)?(?= USD|\/)/.exec(card.text[locale].pricing)?.[0] ?? "";
      expect(Number(printed.replace(",", ".")), `${card.id} ${locale}`).toBe(dollars);
    }
  }
});

test("every platform is reached over https and says what its price rests on", () => {
  for (const card of PLATFORM_CARDS) {
    expect(card.website).toMatch(/^https:\/\//);
    expect(evidenceSchema.safeParse(card.evidence).error?.issues).toBeUndefined();
  }
});
