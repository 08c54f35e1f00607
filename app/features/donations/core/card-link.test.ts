import { expect, test } from "vitest";
import { CARD_AMOUNTS, findCardAmount } from "./amount";
import { cardLinkPath } from "./card-link";

test("every card has an address in both languages, and it is found again by it alone", () => {
  for (const amount of CARD_AMOUNTS) {
    expect(cardLinkPath("en", amount)).toBe(`/donate/go/${amount}`);
    expect(cardLinkPath("pt-br", amount)).toBe(`/pt-br/donate/go/${amount}`);
    expect(findCardAmount(String(amount))).toBe(amount);
  }
  for (const text of ["", "0", "0100", "100.0", "1e2", "300", " 100", "toString"]) {
    expect(findCardAmount(text)).toBeNull();
  }
});
