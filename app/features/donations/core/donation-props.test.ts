import { expect, test } from "vitest";
import type { CardAmount } from "./amount";
import { toDonationOptions } from "./donation-option";
import { type DonationProps, insteadOfCard, insteadOfPix, isNothingOpen } from "./donation-props";

function donation(
  fields: Partial<DonationProps> & { readonly payable?: readonly CardAmount[] },
): DonationProps {
  const card = { icon: "heart", colour: "brand", description: { en: "A", "pt-br": "B" } } as const;
  return {
    options: toDonationOptions([{ ...card, amount: 100 }], fields.payable ?? [], "en"),
    howItHelps: [],
    transparency: [],
    hasPix: false,
    contactEmail: null,
    hasCosts: false,
    examples: { cards: false, pix: false },
    ...fields,
  };
}

test("the cards are there as soon as one of them leads anywhere", () => {
  expect(isNothingOpen(donation({}))).toBe(true);
  expect(isNothingOpen(donation({ payable: [100] }))).toBe(false);
  expect(isNothingOpen(donation({ hasPix: true }))).toBe(false);
  expect(isNothingOpen(donation({ contactEmail: "author@example.com" }))).toBe(false);
});

test("what is not configured is given by the next best way", () => {
  expect(insteadOfCard(donation({ hasPix: true, contactEmail: "author@example.com" }))).toBe("pix");
  expect(insteadOfCard(donation({ contactEmail: "author@example.com" }))).toBe("contact");
  expect(insteadOfPix(donation({ payable: [100] }))).toBe("card");
  expect(insteadOfPix(donation({}))).toBe("none");
});
