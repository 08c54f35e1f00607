import { favouritesPage as en } from "~/i18n/messages/en/favourites-page";
import { favouritesPage as ptBr } from "~/i18n/messages/pt-br/favourites-page";
import type { Messages } from "~/i18n/translate";

export const favouritesPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
