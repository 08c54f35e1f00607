import { kitNotices as en } from "~/i18n/messages/en/kit-notices";
import { kitNotices as ptBr } from "~/i18n/messages/pt-br/kit-notices";
import type { Messages } from "~/i18n/translate";

export const kitNoticesMessages: Messages<typeof en> = { en, "pt-br": ptBr };
