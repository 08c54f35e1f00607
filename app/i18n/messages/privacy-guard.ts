import { privacyGuard as en } from "~/i18n/messages/en/privacy-guard";
import { privacyGuard as ptBr } from "~/i18n/messages/pt-br/privacy-guard";
import type { Messages } from "~/i18n/translate";

export const privacyGuardMessages: Messages<typeof en> = { en, "pt-br": ptBr };
