import { bnccCodes as en } from "~/i18n/messages/en/bncc-codes";
import { bnccCodes as ptBr } from "~/i18n/messages/pt-br/bncc-codes";
import type { Messages } from "~/i18n/translate";

export const bnccCodesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
