import { evidence as en } from "~/i18n/messages/en/evidence";
import { evidence as ptBr } from "~/i18n/messages/pt-br/evidence";
import type { Messages } from "~/i18n/translate";

export const evidenceMessages: Messages<typeof en> = { en, "pt-br": ptBr };
