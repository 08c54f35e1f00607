import { donations as en } from "~/i18n/messages/en/donations";
import { donations as ptBr } from "~/i18n/messages/pt-br/donations";
import type { Messages } from "~/i18n/translate";

export const donationsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
