import { legal as en } from "~/i18n/messages/en/legal";
import { legal as ptBr } from "~/i18n/messages/pt-br/legal";
import type { Messages } from "~/i18n/translate";

export const legalMessages: Messages<typeof en> = { en, "pt-br": ptBr };
