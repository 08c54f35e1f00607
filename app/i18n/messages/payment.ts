import type { Messages } from "~/i18n/translate";

/** Words of an amount's card before and after it is pressed, apart because the home page's script needs only these. */
const en = {
  /** Offers of a card, by how its amount can be given. */
  ways: { card: "Give by card", pix: "Give by Pix", contact: "Write to us" },
  redirecting: "Redirecting...",
  cardThanks: "The payment page is open in a new tab. If you give today, thank you: it helps.",
};

const ptBr: typeof en = {
  ways: { card: "Doar com cartão", pix: "Doar por Pix", contact: "Escreva para nós" },
  redirecting: "Redirecionando...",
  cardThanks:
    "A página de pagamento abriu em outra aba. Se você doar hoje, nosso muito obrigado: ajuda de verdade.",
};

export const paymentMessages: Messages<typeof en> = { en, "pt-br": ptBr };
