import { lesson as en } from "~/i18n/messages/en/lesson";
import { lesson as ptBr } from "~/i18n/messages/pt-br/lesson";
import type { Messages } from "~/i18n/translate";

export const lessonMessages: Messages<typeof en> = { en, "pt-br": ptBr };
