import { home as en } from "~/i18n/messages/en/home";
import { home as ptBr } from "~/i18n/messages/pt-br/home";
import type { Messages } from "~/i18n/translate";

export const homeMessages: Messages<typeof en> = { en, "pt-br": ptBr };
