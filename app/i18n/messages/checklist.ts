import { checklist as en } from "~/i18n/messages/en/checklist";
import { checklist as ptBr } from "~/i18n/messages/pt-br/checklist";
import type { Messages } from "~/i18n/translate";

export const checklistMessages: Messages<typeof en> = { en, "pt-br": ptBr };
