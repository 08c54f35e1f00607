import { costs as en } from "~/i18n/messages/en/costs";
import { costs as ptBr } from "~/i18n/messages/pt-br/costs";
import type { Messages } from "~/i18n/translate";

export const costsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
