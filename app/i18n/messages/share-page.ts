import { sharePage as en } from "~/i18n/messages/en/share-page";
import { sharePage as ptBr } from "~/i18n/messages/pt-br/share-page";
import type { Messages } from "~/i18n/translate";

export const sharePageMessages: Messages<typeof en> = { en, "pt-br": ptBr };
