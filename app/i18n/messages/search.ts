import { search as en } from "~/i18n/messages/en/search";
import { search as ptBr } from "~/i18n/messages/pt-br/search";
import type { Messages } from "~/i18n/translate";

export const searchMessages: Messages<typeof en> = { en, "pt-br": ptBr };
