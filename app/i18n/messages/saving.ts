import { saving as en } from "~/i18n/messages/en/saving";
import { saving as ptBr } from "~/i18n/messages/pt-br/saving";
import type { Messages } from "~/i18n/translate";

export const savingMessages: Messages<typeof en> = { en, "pt-br": ptBr };
