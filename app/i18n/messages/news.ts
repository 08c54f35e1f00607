import { news as en, type NewsMessages } from "~/i18n/messages/en/news";
import { news as ptBr } from "~/i18n/messages/pt-br/news";
import type { Messages } from "~/i18n/translate";

export const newsMessages: Messages<NewsMessages> = { en, "pt-br": ptBr };
