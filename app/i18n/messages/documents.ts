import { documents as en } from "~/i18n/messages/en/documents";
import { documents as ptBr } from "~/i18n/messages/pt-br/documents";
import type { Messages } from "~/i18n/translate";

export const documentMessages: Messages<typeof en> = { en, "pt-br": ptBr };
