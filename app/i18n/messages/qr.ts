import { qr as en } from "~/i18n/messages/en/qr";
import { qr as ptBr } from "~/i18n/messages/pt-br/qr";
import type { Messages } from "~/i18n/translate";

export const qrMessages: Messages<typeof en> = { en, "pt-br": ptBr };
