import { newsArticle as en, type NewsArticleMessages } from "~/i18n/messages/en/news-article";
import { newsArticle as ptBr } from "~/i18n/messages/pt-br/news-article";
import type { Messages } from "~/i18n/translate";

export const newsArticleMessages: Messages<NewsArticleMessages> = { en, "pt-br": ptBr };
