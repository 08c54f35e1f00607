import type { Messages } from "~/i18n/translate";

/** The views of a reader's list. */
const en = {
  label: "Views of this list",
  names: { list: "List", compare: "Compare", sheet: "Class sheet" },
};

const ptBr: typeof en = {
  label: "Formas de ver esta lista",
  names: { list: "Lista", compare: "Comparar", sheet: "Folha da aula" },
};

export const listViewsMessages: Messages<typeof en> = { en, "pt-br": ptBr };
