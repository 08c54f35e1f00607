import type { MailTexts } from "~/features/newsletter/core/mail-texts";
import { mail as en } from "~/i18n/messages/en/mail";
import { mail as ptBr } from "~/i18n/messages/pt-br/mail";
import type { Messages } from "~/i18n/translate";

export const mailMessages: Messages<MailTexts> = { en, "pt-br": ptBr };
