import type { Messages } from "~/i18n/translate";

/** Apart from the words of the form, because a script shows the link. */
const en = { report: "Report a mistake" };

const ptBr: typeof en = { report: "Avisar de um erro" };

export const reportLinkMessages: Messages<typeof en> = { en, "pt-br": ptBr };
