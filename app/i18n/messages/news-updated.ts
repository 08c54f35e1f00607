import { newsUpdated as en } from "~/i18n/messages/en/news-updated";
import { newsUpdated as ptBr } from "~/i18n/messages/pt-br/news-updated";
import type { Messages } from "~/i18n/translate";

export const newsUpdatedMessages: Messages<typeof en> = { en, "pt-br": ptBr };
