import type { SavingMessages } from "~/i18n/messages/en/saving";

export const saving: SavingMessages = {
  save: "Salvar nos favoritos",
  saveItem: (title) => `Salvar nos favoritos: ${title}`,
  full: "Sua lista está cheia. Remova algum item antes.",
  notStored: "O navegador não deixou salvar. O item fica guardado até você sair da página.",
  headerLink: (count) => {
    if (count === 0) return "Favoritos";
    return count === 1 ? "Favoritos: 1 item salvo" : `Favoritos: ${count} itens salvos`;
  },
};
