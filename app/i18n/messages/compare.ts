import { compare as en } from "~/i18n/messages/en/compare";
import { compare as ptBr } from "~/i18n/messages/pt-br/compare";
import type { Messages } from "~/i18n/translate";

export const compareMessages: Messages<typeof en> = { en, "pt-br": ptBr };
