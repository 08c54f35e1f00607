import { type BookLabelsMessages, bookLabels as en } from "~/i18n/messages/en/book-labels";
import { bookLabels as ptBr } from "~/i18n/messages/pt-br/book-labels";
import type { Messages } from "~/i18n/translate";

export const bookLabelMessages: Messages<BookLabelsMessages> = { en, "pt-br": ptBr };
