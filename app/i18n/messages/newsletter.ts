import { newsletter as en, type NewsletterMessages } from "~/i18n/messages/en/newsletter";
import { newsletter as ptBr } from "~/i18n/messages/pt-br/newsletter";
import type { Messages } from "~/i18n/translate";

export const newsletterMessages: Messages<NewsletterMessages> = { en, "pt-br": ptBr };
