import { newsletterPages as en, type NewsletterPagesMessages } from "~/i18n/messages/en/newsletter-pages";
import { newsletterPages as ptBr } from "~/i18n/messages/pt-br/newsletter-pages";
import type { Messages } from "~/i18n/translate";

export const newsletterPagesMessages: Messages<NewsletterPagesMessages> = { en, "pt-br": ptBr };
