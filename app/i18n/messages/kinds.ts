import { kinds as en } from "~/i18n/messages/en/kinds";
import { kinds as ptBr } from "~/i18n/messages/pt-br/kinds";
import type { Messages } from "~/i18n/translate";

export const kindsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
