import { newsPipeline as en, type NewsPipelineMessages } from "~/i18n/messages/en/news-pipeline";
import { newsPipeline as ptBr } from "~/i18n/messages/pt-br/news-pipeline";
import type { Messages } from "~/i18n/translate";

export const newsPipelineMessages: Messages<NewsPipelineMessages> = { en, "pt-br": ptBr };
