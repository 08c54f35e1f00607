/** What a card of an amount says before and after it is pressed. Apart, because the home page's script needs only this. */
export const payment = {
  /** What a card offers, by how its amount can be given. */
  ways: { card: "Give by card", pix: "Give by Pix", contact: "Write to us" },
  redirecting: "Redirecting...",
  cardThanks: "The payment page is open in a new tab. If you give today, thank you: it helps.",
};

export type PaymentMessages = typeof payment;
