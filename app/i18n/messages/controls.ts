import { controls as en } from "~/i18n/messages/en/controls";
import { controls as ptBr } from "~/i18n/messages/pt-br/controls";
import type { Messages } from "~/i18n/translate";

export const controlsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
