import { rules as en } from "~/i18n/messages/en/rules";
import { rules as ptBr } from "~/i18n/messages/pt-br/rules";
import type { Messages } from "~/i18n/translate";

export const rulesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
