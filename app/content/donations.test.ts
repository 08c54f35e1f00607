import { expect, test } from "vitest";
import { LOCALES } from "~/addresses/languages";
import { CARD_AMOUNTS } from "~/features/donations/core/amount";
import { toDonationOptions } from "~/features/donations/core/donation-option";
import { DONATION_CARDS, HOW_IT_HELPS, TRANSPARENCY } from "./donations.server";

test("there is one card per promised amount, in ascending order", () => {
  expect(DONATION_CARDS.map(({ amount }) => amount)).toEqual(CARD_AMOUNTS);
});

test("no two cards share an icon or a colour, and every text exists in every language", () => {
  expect(new Set(DONATION_CARDS.map(({ icon }) => icon)).size).toBe(DONATION_CARDS.length);
  expect(new Set(DONATION_CARDS.map(({ colour }) => colour)).size).toBe(DONATION_CARDS.length);
  const texts = [...DONATION_CARDS.map(({ description }) => description), ...HOW_IT_HELPS, ...TRANSPARENCY];
  for (const text of texts) {
    for (const locale of LOCALES) expect(text[locale].trim()).not.toBe("");
    expect(new Set(LOCALES.map((locale) => text[locale])).size).toBe(LOCALES.length);
  }
});

test("500 is the popular card, and only cards with a configured link can be paid", () => {
  const options = toDonationOptions(DONATION_CARDS, [500], "pt-br");
  expect(options.filter(({ isPopular }) => isPopular).map(({ amountLabel }) => amountLabel)).toEqual([
    "R$\u00a0500",
  ]);
  expect(options.filter(({ isPayable }) => isPayable).map(({ id }) => id)).toEqual(["donate-500"]);
});
