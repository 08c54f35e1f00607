import { companion as en } from "~/i18n/messages/en/companion";
import { companion as ptBr } from "~/i18n/messages/pt-br/companion";
import type { Messages } from "~/i18n/translate";

export const companionMessages: Messages<typeof en> = { en, "pt-br": ptBr };
