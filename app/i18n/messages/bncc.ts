import { bncc as en } from "~/i18n/messages/en/bncc";
import { bncc as ptBr } from "~/i18n/messages/pt-br/bncc";
import type { Messages } from "~/i18n/translate";

export const bnccMessages: Messages<typeof en> = { en, "pt-br": ptBr };
