import { newsArchive as en, type NewsArchiveMessages } from "~/i18n/messages/en/news-archive";
import { newsArchive as ptBr } from "~/i18n/messages/pt-br/news-archive";
import type { Messages } from "~/i18n/translate";

export const newsArchiveMessages: Messages<NewsArchiveMessages> = { en, "pt-br": ptBr };
