import { educationOffers as en } from "~/i18n/messages/en/education-offers";
import { educationOffers as ptBr } from "~/i18n/messages/pt-br/education-offers";
import type { Messages } from "~/i18n/translate";

export const educationOffersMessages: Messages<typeof en> = { en, "pt-br": ptBr };
