import type { Messages } from "~/i18n/translate";

/** The heart of an item, and the heart in the header of every page. */
const en = {
  save: "Save to Favourites",
  /** Name of a card's heart; its pressed state tells whether the item is saved. */
  saveItem: (title: string) => `Save to Favourites: ${title}`,
  full: "Your list is full. Remove something first.",
  notStored: "Your browser did not let us save this. It is kept until you leave the page.",
  headerLink: (count: number) => (count === 0 ? "Favourites" : `Favourites: ${count} saved`),
};

const ptBr: typeof en = {
  save: "Salvar nos favoritos",
  saveItem: (title) => `Salvar nos favoritos: ${title}`,
  full: "Sua lista está cheia. Remova algum item antes.",
  notStored: "O navegador não deixou salvar. O item fica guardado até você sair da página.",
  headerLink: (count) => {
    if (count === 0) return "Favoritos";
    return count === 1 ? "Favoritos: 1 item salvo" : `Favoritos: ${count} itens salvos`;
  },
};

export const savingMessages: Messages<typeof en> = { en, "pt-br": ptBr };
