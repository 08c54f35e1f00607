import { share as en } from "~/i18n/messages/en/share";
import { share as ptBr } from "~/i18n/messages/pt-br/share";
import type { Messages } from "~/i18n/translate";

export const shareMessages: Messages<typeof en> = { en, "pt-br": ptBr };
