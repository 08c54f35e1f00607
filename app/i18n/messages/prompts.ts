import { prompts as en } from "~/i18n/messages/en/prompts";
import { prompts as ptBr } from "~/i18n/messages/pt-br/prompts";
import type { Messages } from "~/i18n/translate";

export const promptsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
