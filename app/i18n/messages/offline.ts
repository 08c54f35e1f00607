import { offline as en, type OfflineMessages } from "~/i18n/messages/en/offline";
import { offline as ptBr } from "~/i18n/messages/pt-br/offline";
import type { Messages } from "~/i18n/translate";

export const offlineMessages: Messages<OfflineMessages> = { en, "pt-br": ptBr };
