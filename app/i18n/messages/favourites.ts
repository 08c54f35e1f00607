import { favourites as en } from "~/i18n/messages/en/favourites";
import { favourites as ptBr } from "~/i18n/messages/pt-br/favourites";
import type { Messages } from "~/i18n/translate";

export const favouritesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
