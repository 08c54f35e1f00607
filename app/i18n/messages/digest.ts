import { type DigestMessages, digest as en } from "~/i18n/messages/en/digest";
import { digest as ptBr } from "~/i18n/messages/pt-br/digest";
import type { Messages } from "~/i18n/translate";

export const digestMessages: Messages<DigestMessages> = { en, "pt-br": ptBr };
