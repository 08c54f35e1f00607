import type { PaymentMessages } from "~/i18n/messages/en/payment";

export const payment: PaymentMessages = {
  ways: { card: "Doar com cartão", pix: "Doar por Pix", contact: "Escreva para nós" },
  redirecting: "Redirecionando...",
  cardThanks:
    "A página de pagamento abriu em outra aba. Se você doar hoje, nosso muito obrigado: ajuda de verdade.",
};
