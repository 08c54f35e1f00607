import { kit as en } from "~/i18n/messages/en/kit";
import { kit as ptBr } from "~/i18n/messages/pt-br/kit";
import type { Messages } from "~/i18n/translate";

export const kitMessages: Messages<typeof en> = { en, "pt-br": ptBr };
