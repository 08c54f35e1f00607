import { toolFacts as en } from "~/i18n/messages/en/tool-facts";
import { toolFacts as ptBr } from "~/i18n/messages/pt-br/tool-facts";
import type { Messages } from "~/i18n/translate";

export const toolFactsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
