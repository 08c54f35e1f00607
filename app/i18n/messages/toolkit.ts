import { toolkit as en } from "~/i18n/messages/en/toolkit";
import { toolkit as ptBr } from "~/i18n/messages/pt-br/toolkit";
import type { Messages } from "~/i18n/translate";

export const toolkitMessages: Messages<typeof en> = { en, "pt-br": ptBr };
