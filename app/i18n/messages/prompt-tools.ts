import { promptTools as en } from "~/i18n/messages/en/prompt-tools";
import { promptTools as ptBr } from "~/i18n/messages/pt-br/prompt-tools";
import type { Messages } from "~/i18n/translate";

export const promptToolsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
