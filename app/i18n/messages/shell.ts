import { shell as en } from "~/i18n/messages/en/shell";
import { shell as ptBr } from "~/i18n/messages/pt-br/shell";
import type { Messages } from "~/i18n/translate";

export const shellMessages: Messages<typeof en> = { en, "pt-br": ptBr };
