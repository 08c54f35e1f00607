import { learn as en } from "~/i18n/messages/en/learn";
import { learn as ptBr } from "~/i18n/messages/pt-br/learn";
import type { Messages } from "~/i18n/translate";

export const learnMessages: Messages<typeof en> = { en, "pt-br": ptBr };
