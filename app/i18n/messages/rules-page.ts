import { rulesPage as en } from "~/i18n/messages/en/rules-page";
import { rulesPage as ptBr } from "~/i18n/messages/pt-br/rules-page";
import type { Messages } from "~/i18n/translate";

export const rulesPageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
