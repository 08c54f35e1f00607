import { readyPrompt as en } from "~/i18n/messages/en/ready-prompt";
import { readyPrompt as ptBr } from "~/i18n/messages/pt-br/ready-prompt";
import type { Messages } from "~/i18n/translate";

export const readyPromptMessages: Messages<typeof en> = { en, "pt-br": ptBr };
