import { hub as en } from "~/i18n/messages/en/hub";
import { hub as ptBr } from "~/i18n/messages/pt-br/hub";
import type { Messages } from "~/i18n/translate";

export const hubMessages: Messages<typeof en> = { en, "pt-br": ptBr };
