import { payment as en } from "~/i18n/messages/en/payment";
import { payment as ptBr } from "~/i18n/messages/pt-br/payment";
import type { Messages } from "~/i18n/translate";

export const paymentMessages: Messages<typeof en> = { en, "pt-br": ptBr };
