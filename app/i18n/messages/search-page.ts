import { searchPage as en } from "~/i18n/messages/en/search-page";
import { searchPage as ptBr } from "~/i18n/messages/pt-br/search-page";
import type { Messages } from "~/i18n/translate";

export const searchPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
