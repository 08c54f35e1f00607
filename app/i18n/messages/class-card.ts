import { classCard as en } from "~/i18n/messages/en/class-card";
import { classCard as ptBr } from "~/i18n/messages/pt-br/class-card";
import type { Messages } from "~/i18n/translate";

export const classCardMessages: Messages<typeof en> = { en, "pt-br": ptBr };
