import { pages as en, type PagesMessages, type TitledPageId } from "~/i18n/messages/en/pages";
import { pages as ptBr } from "~/i18n/messages/pt-br/pages";
import type { Messages } from "~/i18n/translate";

export const pagesMessages: Messages<PagesMessages> = { en, "pt-br": ptBr };

/** True when the page takes its title and description from the messages, not from its content. */
export function isTitledPage(id: string): id is TitledPageId {
  return Object.hasOwn(en, id);
}
