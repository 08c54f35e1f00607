import { platforms as en } from "~/i18n/messages/en/platforms";
import { platforms as ptBr } from "~/i18n/messages/pt-br/platforms";
import type { Messages } from "~/i18n/translate";

export const platformsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
