import { schoolKit as en } from "~/i18n/messages/en/school-kit";
import { schoolKit as ptBr } from "~/i18n/messages/pt-br/school-kit";
import type { Messages } from "~/i18n/translate";

export const schoolKitMessages: Messages<typeof en> = { en, "pt-br": ptBr };
