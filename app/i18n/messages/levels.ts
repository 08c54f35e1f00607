import { levels as en, type LevelsMessages } from "~/i18n/messages/en/levels";
import { levels as ptBr } from "~/i18n/messages/pt-br/levels";
import type { Messages } from "~/i18n/translate";

export const levelMessages: Messages<LevelsMessages> = { en, "pt-br": ptBr };
