import { catalogue as en } from "~/i18n/messages/en/catalogue";
import { catalogue as ptBr } from "~/i18n/messages/pt-br/catalogue";
import type { Messages } from "~/i18n/translate";

export const catalogueMessages: Messages<typeof en> = { en, "pt-br": ptBr };
